import {existsSync} from 'node:fs';
import path from 'node:path';
import {i18n} from '../config/locales';
import {provider, readPublishingAccount} from '../config/provider';
import {sections} from '../config/sections';
import {
  algoliaRecords,
  MAX_RECORD_BYTES,
  type AlgoliaRecord,
} from '../plugins/search-index/algolia';
import {readRecords} from '../plugins/search-index/pages';
import {publish} from '../plugins/search-index/publish';

/**
 * Replaces the hosted search index with the records of the last build.
 *
 * `--dry-run` prints counts and sizes and needs no credentials; `--build
 * <folder>` names another build; `--host <url>` sends everything to an emulator
 * on this machine.
 */

function option(name: string): string | undefined {
  const at = process.argv.indexOf(name);
  const value = at === -1 ? undefined : process.argv[at + 1];
  if (at !== -1 && (value === undefined || value.startsWith('--'))) {
    throw new Error(`${name} needs a value`);
  }
  return value;
}

/** Hosts of the official client that lead to an emulator. */
function emulator(address: string) {
  const {protocol, host, hostname} = new URL(address);
  if (!['localhost', '127.0.0.1', '[::1]'].includes(hostname)) {
    throw new Error(`--host is "${address}", but an address on this machine was expected`);
  }
  return {
    hosts: [
      {url: host, accept: 'readWrite' as const, protocol: protocol.replace(':', '') as 'http'},
    ],
  };
}

async function collect(build: string): Promise<AlgoliaRecord[]> {
  const {locales, defaultLocale, localeConfigs} = i18n(provider.baseUrl);
  const all: AlgoliaRecord[] = [];
  for (const locale of locales) {
    const folder = locale === defaultLocale ? build : path.join(build, locale);
    if (!existsSync(path.join(folder, 'index.html'))) {
      throw new Error(`${folder}/index.html is missing: run «npm run build» first`);
    }
    const baseUrl =
      (localeConfigs as Record<string, {baseUrl?: string}>)[locale]?.baseUrl ?? provider.baseUrl;
    const records = algoliaRecords(
      await readRecords(folder, baseUrl, locale),
      provider.siteUrl,
      sections,
    );
    const sizes = records.map((record) => Buffer.byteLength(JSON.stringify(record)));
    const pages = new Set(records.map(({url_without_anchor: url}) => url)).size;
    console.log(
      `${locale}: ${records.length} records of ${pages} pages, ${Math.round(sizes.reduce((a, b) => a + b, 0) / 1024)} KiB, ` +
        `largest ${Math.max(0, ...sizes)} of ${MAX_RECORD_BYTES} bytes`,
    );
    all.push(...records);
  }
  return all;
}

async function main(): Promise<void> {
  const dry = process.argv.includes('--dry-run');
  const account = dry ? null : readPublishingAccount(process.env);
  const host = option('--host');
  const records = await collect(path.resolve(option('--build') ?? 'build'));
  if (!account) {
    console.log(`Dry run: ${records.length} records would replace the index.`);
    return;
  }
  await publish(records, account, host ? {client: emulator(host)} : {});
  console.log(`${account.indexName} now holds ${records.length} records.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
