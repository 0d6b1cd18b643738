import {browserslist} from '../package.json';

/** What esbuild calls a browser of Browserslist, where it has another name. */
const NAMES: Readonly<Record<string, string>> = {ios_saf: 'ios'};

/**
 * The oldest browsers that the site supports, as esbuild's targets, from `browserslist` in
 * package.json. Safari 16.4 is the floor because it is the first with lookbehind in regular
 * expressions.
 *
 * @throws when an entry is not of the form "chrome >= 109"
 */
export const browserTargets = (listed: readonly string[] = browserslist): string[] =>
  listed.map((entry) => {
    const [, name = '', version] = /^(\w+) >= ([\d.]+)$/.exec(entry) ?? [];
    if (version === undefined) {
      throw new Error(
        `package.json: browserslist: "${entry}" was found; an entry like "chrome >= 109" was expected`,
      );
    }
    return (NAMES[name] ?? name) + version;
  });
