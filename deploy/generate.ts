import {copyFileSync, existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {provider} from '../config/provider';
import {inlineScriptHashes} from '../scripts/inline-scripts';
import {nginxConfiguration, staticHostHeaders, staticHostRedirects} from './rules';

/**
 * Writes the rules of the production host for the build at hand: the nginx
 * configuration into deploy/dist, those of static hosts also into the build.
 */
function main(): void {
  const root = path.dirname(__dirname);
  const build = path.join(root, 'build');
  if (!existsSync(path.join(build, '404.html'))) {
    throw new Error('build/404.html is missing; run "npm run build" first.');
  }
  const hashes = inlineScriptHashes(build);
  const out = path.join(__dirname, 'dist');
  mkdirSync(out, {recursive: true});
  writeFileSync(path.join(out, 'nginx.conf'), nginxConfiguration(provider, hashes));
  writeFileSync(path.join(out, '_headers'), staticHostHeaders(provider, hashes));
  writeFileSync(path.join(out, '_redirects'), staticHostRedirects(provider));
  for (const name of ['_headers', '_redirects']) {
    copyFileSync(path.join(out, name), path.join(build, name));
  }
  console.log(`Rules of the host: deploy/dist (${hashes.length} inline scripts allowed)`);
}

main();
