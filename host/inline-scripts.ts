import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Every HTML file in a folder, as relative paths. */
export const htmlFiles = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('.html'));

/** A script's attributes, whose values may contain a `>`, and its text. */
const SCRIPT = /<script\b((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/script>/gi;

/** Every inline script that a page runs. */
export function inlineScripts(html: string): string[] {
  return Array.from(html.matchAll(SCRIPT), ([, attributes = '', code = '']) => {
    const type = /\stype=["']?([^"'\s>]+)/i.exec(attributes)?.[1];
    const isFile = /\ssrc=/i.test(attributes.replace(/"[^"]*"|'[^']*'/g, ''));
    const isRun = !type || /^(?:module|(?:text|application)\/javascript)$/i.test(type);
    return isRun && !isFile ? [code] : [];
  }).flat();
}

/** Base64 SHA-256 of every inline script that a page runs, sorted. */
export function scriptHashes(html: string): string[] {
  const hashes = inlineScripts(html).map((code) =>
    createHash('sha256').update(code).digest('base64'),
  );
  return [...new Set(hashes)].sort();
}

/**
 * The same for a whole build, without redirect pages: the host answers those
 * addresses itself.
 */
export function inlineScriptHashes(folder: string): string[] {
  const pages = htmlFiles(folder)
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .filter((html) => !/<meta http-equiv="?refresh/i.test(html));
  return [...new Set(pages.flatMap(scriptHashes))].sort();
}
