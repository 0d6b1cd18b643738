import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import type {Site} from './site';
import {variables} from './variables';

it('finds variables without a value', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'variables-'));
  const files = {
    'styles.css':
      ':root{--a:red}p{color:var(--a);top:var( --gone );left:var(--none,0)}img{padding:var(--image-alignment-padding)}',
    'main.js':
      'h("i",{color:"var(--a)",fill:"var(--lost)",style:{"--b":1}});x.style.setProperty("--c",2);y="var(--b)var(--c)var(--none, 1)var(--image-alignment-padding)"',
    'index.html': '<p style="--d:1"><b style="top:var(--d)"><i style="top:var(--e)">',
  };
  Object.entries(files).forEach(([name, text]) => writeFileSync(path.join(folder, name), text));
  const found = variables({folder} as Site).map(
    ({file, message}) => `${file} ${message.split(',')[0]}`,
  );
  expect(found).toEqual([
    'index.html uses --e',
    'main.js uses --lost',
    // Only style sheets are excused.
    'main.js uses --image-alignment-padding',
    'styles.css uses --gone',
  ]);
});
