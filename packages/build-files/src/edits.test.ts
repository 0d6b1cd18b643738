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
    expect(edits.changed()).toEqual([{path: 'f', before: 'a\r\nb', after: 'a\r\nb\r\nc\r\nd'}]);
  });

  it('let a line that goes have no other change', () => {
    const edits = editsOf('a\nb\nc\n');
    edits.replace({file: 'f', start: 2, end: 3}, 'x');
    edits.remove('f', 2, 3);
    expect(edits.changed()[0]?.after).toBe('a\nc\n');
  });

  it('become a diff that gives the same file, whatever is replaced', () => {
    const lines = fc.array(fc.constantFrom('a', 'b', '', ' x', 'y\r'), {maxLength: 12});
    fc.assert(
      fc.property(lines, lines, fc.nat(12), fc.nat(12), (before, added, from, to) => {
        const text = before.join('\n');
        const [start, end] = [from, to]
          .map((at) => Math.min(at, text.length))
          .sort((a, b) => a - b);
        const edits = editsOf(text);
        edits.replace({file: 'f', start: start as number, end: end as number}, added.join('\n'));
        for (const {before: old, after} of edits.changed()) {
          expect(applyPatch(old, diffOf([{path: 'f', before: old, after}]))).toBe(after);
        }
      }),
    );
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
