import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {applyPatch} from 'diff';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {diffOf, Edits} from './edits';
import {entriesIn} from './edm';
import type {Files} from './files';
import {readBuild} from './gradle';
import {readPodfile} from './podfile';

const editsOf = (text: string) => new Edits(new Map([['f', {path: 'f', text}]]));

describe('edits', () => {
  it('add lines with the line ends of the file, also behind a last line without one', () => {
    const edits = editsOf('a\r\nb');
    edits.insert('f', 4, ['c', 'd']);
    expect(edits.changed()).toMatchObject([
      {path: 'f', before: 'a\r\nb', after: 'a\r\nb\r\nc\r\nd'},
    ]);
  });

  it('let a line that goes have no other change', () => {
    const edits = editsOf('a\nb\nc\n');
    edits.replace({file: 'f', start: 2, end: 3}, 'x');
    edits.remove('f', 2, 3);
    expect(edits.changed()[0]?.after).toBe('a\nc\n');
  });

  it('become a diff that gives the same file, whatever is replaced', () => {
    const lines = fc
      .array(fc.constantFrom('a', 'b', '', ' x', 'y\r'), {maxLength: 30})
      .map((all) => all.join('\n'));
    const edit = fc.record({from: fc.nat(60), to: fc.nat(60), text: lines, way: fc.nat(2)});
    fc.assert(
      fc.property(lines, fc.array(edit, {maxLength: 8}), (before, all) => {
        const edits = editsOf(before);
        for (const {from, to, text, way} of all) {
          const [start = 0, end = 0] = [from, to]
            .map((at) => Math.min(at, before.length))
            .sort((a, b) => a - b);
          if (way === 0) {
            edits.remove('f', start, end);
          } else if (way === 1) {
            edits.insert('f', start, text.split('\n'));
          } else {
            edits.replace({file: 'f', start, end}, text);
          }
        }
        for (const changed of edits.changed()) {
          const {after} = changed;
          expect(after === before ? before : applyPatch(before, diffOf([changed]))).toBe(after);
        }
      }),
    );
  });

  it('become hunks of lines that stand together, with three lines around them', () => {
    const text = Array.from({length: 20}, (_, line) => `${line + 1}\n`).join('');
    const edits = editsOf(text);
    const at = (line: number): number => text.indexOf(`\n${line}\n`) + 1;
    edits.insert('f', at(5), ['new']);
    edits.replace({file: 'f', start: at(11), end: at(11) + 2}, 'eleven');
    edits.remove('f', at(20), at(20));
    expect(diffOf(edits.changed())).toBe(
      '--- a/f\n+++ b/f\n' +
        '@@ -2,13 +2,14 @@\n 2\n 3\n 4\n+new\n 5\n 6\n 7\n 8\n 9\n 10\n-11\n+eleven\n 12\n 13\n 14\n' +
        '@@ -17,4 +18,3 @@\n 17\n 18\n 19\n-20\n',
    );
  });

  it('name files as Git reads them', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'names-'));
    const git = (...args: string[]) => execFileSync('git', args, {cwd: folder, encoding: 'utf8'});
    git('init', '-q');
    for (const name of ['a\u001b[31mb', 'a b', 'a"b\\c', 'é', 'right\u202eleft', 'a\tb\nc']) {
      writeFileSync(path.join(folder, name), 'old\n');
      const edits = new Edits(new Map([[name, {path: name, text: 'old\n'}]]));
      edits.replace({file: name, start: 0, end: 3}, 'new');
      const diff = diffOf(edits.changed());
      expect(diff).not.toMatch(/[\u0000-\u0008\u001b\u202e]/);
      execFileSync('git', ['apply'], {cwd: folder, input: diff});
      expect(readFileSync(path.join(folder, name), 'utf8')).toBe('new\n');
    }
    rmSync(folder, {recursive: true});
  });
});

describe('places', () => {
  const at = (text: string, span: {start: number; end: number} | null | undefined) =>
    span ? text.slice(span.start, span.end) : null;

  it('are those of the versions, in every kind of file', () => {
    const gradle = 'dependencies {\n  api "a.b:c:1.0" // "d:e:2"\n  api(libs.x)\n}\n';
    const catalogue =
      '[versions]\nv = "3.0"\n[libraries]\nx = { module = "x:y", version.ref = "v" }\nz = "u:w:9"\n';
    const files: Files = {
      of: (kind) =>
        kind === 'gradle'
          ? [{path: 'build.gradle', text: gradle}]
          : kind === 'catalogue'
            ? [{path: 'libs.versions.toml', text: catalogue}]
            : [],
    };
    expect(
      readBuild(files)?.dependencies.map(({name, version, file, line, written}) => [
        name,
        version,
        line,
        at(file === 'build.gradle' ? gradle : catalogue, written),
      ]),
    ).toEqual([
      ['a.b:c', '1.0', 2, '1.0'],
      ['x:y', '3.0', 4, 'version.ref = "v"'],
    ]);
    const podfile = "# pod 'A', '1'\npod 'B', '~> 2.0'\n";
    expect(
      readPodfile({path: 'Podfile', text: podfile}).pods.map(({name, written}) => [
        name,
        at(podfile, written),
      ]),
    ).toEqual([['B', '~> 2.0']]);
    const xml = `<iosPod name="A" version="~> 1.0" />\n<androidPackage spec='b:c:2'>\n</androidPackage>`;
    expect(
      entriesIn('f', xml).map(({name, end, written}) => [
        name,
        at(xml, written),
        xml.slice(0, end),
      ]),
    ).toEqual([
      ['A', '~> 1.0', '<iosPod name="A" version="~> 1.0" />'],
      ['b:c', '2', xml],
    ]);
  });
});
