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
 * Inserts the policy into a page, for hosts that don't send this site's headers: right
 * after the charset declaration, before any script. It lists only this page's scripts.
 *
 * @throws with the file's path if the page declares no charset
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

/**
 * Content of `robots.txt`: everything may be crawled, and where the sitemaps are; of a preview,
 * nothing.
 */
function robots(folder: string): string {
  if (provider.preview) {
    return 'User-agent: *\nDisallow: /\n';
  }
  return [
    'User-agent: *',
    'Allow: /',
    ...languageFolders
      .filter((language) => existsSync(path.join(folder, language, 'sitemap.xml')))
      .map((language) => `Sitemap: ${provider.siteUrl}${provider.baseUrl}${language}sitemap.xml`),
    '',
  ].join('\n');
}

/** Port of the server in the container. */
export const CONTAINER_PORT = '8080';

/**
 * Adds to a build what depends on its files: the policy in its pages, `robots.txt`, the
 * service worker and the rules for static hosts.
 *
 * @returns the input of the production server's rules
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
 * Completes a build and prepares it for the production server by writing the server's
 * configuration and compressed copies of the files.
 *
 * @param out - output folder with the layout of the server's prefix, without the build itself
 * @param isSent - whether readers get it; of a build that is only looked at, nothing is compressed
 * @returns a one-line summary
 * @throws when the folder holds no build
 */
export async function prepare(folder: string, out: string, isSent = true): Promise<string> {
  const rules = complete(folder);
  rmSync(out, {recursive: true, force: true});
  mkdirSync(out, {recursive: true});
  const fresh = isSent ? await compress(folder, path.join(out, 'files')) : 0;
  // Last, so that its date tells whether everything above was done.
  writeFileSync(path.join(out, 'nginx.conf'), nginxConfiguration(rules, CONTAINER_PORT));
  return `${rules.scriptHashes.length} inline scripts, ${rules.moves.length} redirects, ${fresh} files newly compressed`;
}
