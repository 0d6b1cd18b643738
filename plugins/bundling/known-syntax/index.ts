import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {transform} from 'esbuild';
import {browserTargets} from '../../../config/browsers';

/** Unicode's properties grow every year, so esbuild says of every browser that it may not know one. */
const supported = {'regexp-unicode-property-escapes': true};

/**
 * The place in a script where its syntax is newer than the browsers: esbuild writes it in
 * older words there.
 *
 * @returns the text around it, null if the browsers read it all
 * @throws when it is no script, or its syntax has no older form
 */
export async function newerSyntax(
  script: string,
  browsers = browserTargets(),
): Promise<string | null> {
  const [own = '', older = ''] = await Promise.all(
    ['esnext', browsers].map(
      async (target) => (await transform(script, {target, supported, logLevel: 'silent'})).code,
    ),
  );
  if (own === older) {
    return null;
  }
  const at = [...own].findIndex((letter, index) => letter !== older[index]);
  return own.slice(Math.max(at - 20, 0), at + 60).trim();
}

/** Fails the build on a script that a browser of package.json's list can't read. */
export default function knownSyntaxPlugin(): Plugin {
  return {
    name: 'known-syntax',
    async postBuild({outDir}) {
      const folder = path.join(outDir, 'assets/js');
      const problems = await Promise.all(
        readdirSync(folder)
          .filter((name) => name.endsWith('.js'))
          .map(async (name) => {
            const found = await newerSyntax(readFileSync(path.join(folder, name), 'utf8'));
            return found === null ? [] : [`assets/js/${name}: … ${found} …`];
          }),
      );
      if (problems.flat().length > 0) {
        throw new Error(
          `Syntax that not all browsers in package.json's browserslist know (plugins/bundling/known-syntax):\n${problems.flat().join('\n')}`,
        );
      }
    },
  };
}
