import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {
  algoliaRecords,
  algoliaSettings,
  algoliaSynonyms,
  MAX_RECORD_BYTES,
  publish,
} from '@help-center/search/publishing';
import {readPublishingAccount, readSiteAddress} from '../config/environment';
import {locales, prefixOf} from '../config/locales';
import {docSets} from '../config/docSets';
import {vocabulary} from '../config/vocabulary';
import words from '../data/search-words.json';
import {indexedSite, readRecords} from '../plugins/search-index/indexing';

/**
 * Replaces the hosted search index with the records of the last build.
 *
 * `--dry-run` prints counts and sizes and needs no credentials; `--build
 * <folder>` publishes another build; `--host <url>` sends everything to a local
 * emulator.
 */

/** Reads the command line. Rejects unknown options, since a misspelled one would publish. */
function readOptions() {
  try {
    const {values} = parseArgs({
      options: {
        'dry-run': {type: 'boolean', default: false},
        build: {type: 'string', default: 'build'},
        host: {type: 'string'},
      },
    });
    return values;
  } catch (error) {
    const [reason] = (error as Error).message.split(/\.\s/);
    throw new Error(
      `${reason}; the options are --dry-run, --build <folder> and --host <url>. Nothing was published.`,
      {cause: error},
    );
  }
}

/** Connects the official client to an emulator. */
function emulator(address: string) {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)) {
    throw new Error(
      `--host is "${address}", but a local address was expected, such as http://localhost:4102`,
    );
  }
  const protocol = url.protocol.replace(':', '') as 'http';
  return {hosts: [{url: url.host, accept: 'readWrite' as const, protocol}]};
}

function collect(build: string, {siteUrl, baseUrl}: ReturnType<typeof readSiteAddress>) {
  return locales.flatMap((locale) => {
    const prefix = prefixOf(locale);
    const folder = path.resolve(build, prefix);
    if (!existsSync(path.join(folder, 'index.html'))) {
      throw new Error(`${folder}/index.html is missing; run "npm run build" first`);
    }
    const records = algoliaRecords(
      readRecords({folder, baseUrl: baseUrl + prefix, locales}),
      siteUrl,
      indexedSite(locale, docSets),
      vocabulary,
    );
    const sizes = records.map((record) => Buffer.byteLength(JSON.stringify(record)));
    const pages = new Set(records.map(({url_without_anchor: url}) => url)).size;
    console.log(
      `${locale}: ${records.length} records of ${pages} pages, ${Math.round(sizes.reduce((a, b) => a + b, 0) / 1024)} KiB, ` +
        `largest ${Math.max(0, ...sizes)} of ${MAX_RECORD_BYTES} bytes`,
    );
    return records;
  });
}

async function main(): Promise<void> {
  const options = readOptions();
  // Without `--` before it, npm takes the option for its own and passes it on in a variable.
  const dry = options['dry-run'] || process.env.npm_config_dry_run === 'true';
  const address = readSiteAddress(process.env);
  const account = dry ? null : readPublishingAccount(process.env);
  const client = options.host === undefined ? undefined : emulator(options.host);
  const records = collect(options.build, address);
  if (!account) {
    console.log(`Dry run: ${records.length} records would replace the index.`);
    return;
  }
  const index = {
    records,
    settings: algoliaSettings(locales),
    synonyms: algoliaSynonyms(words),
  };
  const notes = await publish(index, account, {client});
  notes.forEach((note) => console.log(note));
  console.log(`${account.indexName} now holds ${records.length} records.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
