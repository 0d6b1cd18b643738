import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Every HTML file below a folder, as paths relative to it. */
export function htmlFiles(folder: string, below = ''): string[] {
  return readdirSync(path.join(folder, below), {withFileTypes: true}).flatMap((entry) => {
    const file = path.posix.join(below, entry.name);
    return entry.isDirectory() ? htmlFiles(folder, file) : file.endsWith('.html') ? [file] : [];
  });
}

const INLINE = /<script(?![^>]*\ssrc[\s=])([^>]*)>([\s\S]*?)<\/script>/gi;

/** Base64 SHA-256 of every inline script that a page runs, sorted. */
export function scriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', code = ''] of html.matchAll(INLINE)) {
    const type = /\stype=["']?([^"'\s>]+)/i.exec(attributes)?.[1];
    if (!type || /^(?:module|(?:text|application)\/javascript)$/i.test(type)) {
      hashes.add(createHash('sha256').update(code).digest('base64'));
    }
  }
  return [...hashes].sort();
}

/**
 * The same for a whole build. Redirect pages are left out: the host answers
 * their addresses itself.
 */
export function inlineScriptHashes(folder: string): string[] {
  const pages = htmlFiles(folder)
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .filter((html) => !/<meta http-equiv="?refresh/i.test(html));
  return [...new Set(pages.flatMap(scriptHashes))].sort();
}
