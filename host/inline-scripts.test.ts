import {createHash} from 'node:crypto';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';
import {inlineScriptHashes} from './inline-scripts';

describe('inlineScriptHashes', () => {
  const hash = (code: string): string => createHash('sha256').update(code).digest('base64');
  it('covers each script that runs, once', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
    onTestFinished(() => rmSync(folder, {recursive: true}));
    const write = (file: string, text: string): void =>
      writeFileSync(path.join(folder, file), text);
    write(
      'a.html',
      '<script>one()</script><script src="/x.js"></script><script type="application/ld+json">{}</script>',
    );
    write(
      'b.html',
      '<script>one()</script><script type=module>two()</script><script data-src="x">three()</script>' +
        `<script data-site='{"a":"b > c"}'>five()</script>`,
    );
    write('c.html', '<meta http-equiv="refresh" content="0; url=/a"><script>four()</script>');
    expect(inlineScriptHashes(folder)).toEqual(
      ['one()', 'two()', 'three()', 'five()'].map(hash).sort(),
    );
  });
});
