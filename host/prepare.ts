import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {provider} from '../config/provider';
import {metaPolicy} from '../config/security';
import {htmlFiles, inlineScriptHashes, scriptHashes} from './inline-scripts';
import {languageFolders, readMoves} from './addresses';
import {compress} from './compress';
import {WORKER, workerScript} from './offline';
import {nginxConfiguration, staticHostHeaders, staticHostRedirects, type Rules} from './rules';

const META = /<meta http-equiv="Content-Security-Policy" content="[^"]*">/;

/**
 * Puts the policy into a page, for hosts that send no headers of ours: right
 * after the declaration of the encoding, before any script. It names the
 * scripts of this page only.
 *
 * @throws naming the file when it declares no encoding
 */
export function insertPolicy(html: string, file: string): string {
  const bare = html.replace(META, '');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${metaPolicy(provider, scriptHashes(bare))}">`;
  const result = bare.replace(/<meta charset="?utf-8"?\s*\/?>/i, (charset) => charset + meta);
  if (result === bare) {
    throw new Error(`${file}: <meta charset="UTF-8"> was expected.`);
  }
  return result;
}

/** What crawlers are told: everything may be read, and where the pages are listed. */
function robots(folder: string): string {
  return [
    'User-agent: *',
    'Allow: /',
    ...languageFolders
      .filter((language) => existsSync(path.join(folder, language, 'sitemap.xml')))
      .map((language) => `Sitemap: ${provider.siteUrl}${provider.baseUrl}${language}sitemap.xml`),
    '',
  ].join('\n');
}

/** Where the server of the container listens. */
export const CONTAINER_PORT = '8080';

/**
 * Puts into a build what its files alone decide: the policy in its pages, `robots.txt`, the
 * service worker and the rules of static hosts.
 *
 * @returns what the rules of the production server follow from
 * @throws when the folder holds no build
 */
export function complete(folder: string): Rules {
  if (!existsSync(path.join(folder, '404.html'))) {
    throw new Error(`${folder} holds no 404.html; run "npm run build" first.`);
  }
  const pages: string[] = [];
  for (const file of htmlFiles(folder).sort()) {
    const full = path.join(folder, file);
    const html = readFileSync(full, 'utf8');
    const completed = insertPolicy(html, full);
    pages.push(completed);
    if (completed !== html) {
      writeFileSync(full, completed);
    }
  }
  const rules = {
    provider,
    scriptHashes: inlineScriptHashes(folder),
    moves: readMoves(folder, provider.baseUrl),
  };
  writeFileSync(path.join(folder, WORKER), workerScript(pages, provider.offline));
  writeFileSync(path.join(folder, 'robots.txt'), robots(folder));
  writeFileSync(path.join(folder, '_headers'), staticHostHeaders(rules));
  writeFileSync(path.join(folder, '_redirects'), staticHostRedirects(rules));
  return rules;
}

/**
 * Completes a build and prepares it for the production server: its configuration and the
 * compressed twins of the files go beside the build.
 *
 * @param out - laid out as the server wants its prefix, without the build itself
 * @returns a line that says what was done
 * @throws when the folder holds no build
 */
export async function prepare(folder: string, out: string): Promise<string> {
  const rules = complete(folder);
  rmSync(out, {recursive: true, force: true});
  mkdirSync(out, {recursive: true});
  const root = path.dirname(__dirname);
  const cache = path.join(root, 'node_modules/.cache/compressed', path.relative(root, folder));
  const fresh = await compress(folder, path.join(out, 'files'), cache);
  // Last, so that its date tells whether all of this was done.
  writeFileSync(path.join(out, 'nginx.conf'), nginxConfiguration(rules, CONTAINER_PORT));
  return `${rules.scriptHashes.length} inline scripts, ${rules.moves.length} redirects, ${fresh} files compressed anew`;
}
