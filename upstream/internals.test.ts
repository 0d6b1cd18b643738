import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import internals from './internals.json';

const root = path.join(__dirname, '..');
const modules = path.join(root, 'node_modules');
const require = createRequire(__filename);

/** Files in a folder, or the file itself, as paths from the repository's root. */
function filesIn(entry: string, pattern: RegExp): string[] {
  const full = path.join(root, entry);
  if (statSync(full).isFile()) {
    return pattern.test(entry) ? [entry] : [];
  }
  return readdirSync(full).flatMap((name) => filesIn(path.posix.join(entry, name), pattern));
}

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** All sources of the site that can import something. */
const sources = [
  ...['checks', 'config', 'data', 'host', 'packages', 'plugins', 'scripts', 'src', 'tests'],
  ...['upstream'],
  ...['docusaurus.config.ts', 'sidebars.ts', 'vitest.config.mts', 'playwright.config.ts'],
].flatMap((entry) => filesIn(entry, /\.(?:[cm]?[jt]sx?|css)$/));

describe('internals of the framework', () => {
  it.each(internals)('$path is as it was', ({path: file, hash, why, look}) => {
    const full = path.join(modules, file);
    const advice = `Why it is listed: ${why}\nWhat to look at: ${look}\nThen see upstream/README.md.`;
    expect(existsSync(full), `${file} is gone.\n${advice}`).toBe(true);
    const found = createHash('sha256').update(readFileSync(full)).digest('hex').slice(0, 16);
    expect(found, `${file} has changed.\n${advice}`).toBe(hash);
  });

  it('are each listed once', () => {
    const paths = internals.map((one) => one.path);
    expect(paths.filter((one, index) => paths.indexOf(one) !== index)).toEqual([]);
  });

  it('are listed wherever a source imports them', () => {
    const listed = (imported: string) => {
      const file = imported.replace(/^(@docusaurus\/[\w-]+)\/internal$/, '$1/lib/internal.js');
      const start = file.replace(/\$.*$/, '');
      return internals.some((one) =>
        start.endsWith('/') ? one.path.startsWith(start) : [file, `${file}.js`].includes(one.path),
      );
    };
    const missing = sources.flatMap((file) =>
      Array.from(
        read(file).matchAll(
          /['"`]~?(@docusaurus\/[\w-]+\/(?:(?:lib|src)\/[^'"`]+|internal))['"`]/g,
        ),
        ([, imported = '']) => imported,
      )
        .filter((imported) => !listed(imported))
        .map((imported) => `${file} imports ${imported}: list it in upstream/internals.json`),
    );
    expect(missing).toEqual([]);
  });
});

interface SwizzleConfig {
  components: Record<string, {actions: {wrap: string; eject: string}}>;
}

describe('components of the theme', () => {
  const themes = ['theme-classic', 'theme-search-algolia'].map((name) => `@docusaurus/${name}`);

  it('are listed where they are marked unsafe to wrap or replace', () => {
    const unsafe = filesIn('src/theme', /\.tsx?$/).flatMap((file) => {
      const name = file.replace(/^src\/theme\//, '').replace(/(?:\/index)?\.tsx?$/, '');
      const stock = themes.flatMap((theme) =>
        [`${theme}/lib/theme/${name}/index.js`, `${theme}/lib/theme/${name}.js`]
          .filter((one) => existsSync(path.join(modules, one)))
          .map((one) => ({one, theme})),
      );
      return stock.flatMap(({one, theme}) => {
        const {getSwizzleConfig} = require(theme) as {getSwizzleConfig?: () => SwizzleConfig};
        const action = read(file).includes(`'@theme-original/${name}'`) ? 'wrap' : 'eject';
        // Components that the theme doesn't list are unsafe to swizzle.
        const status = getSwizzleConfig?.().components[name]?.actions[action] ?? 'unsafe';
        return status === 'safe' ? [] : [{file, one, action, status}];
      });
    });
    expect(unsafe.length).toBeGreaterThan(0);
    const missing = unsafe
      .filter(({one}) => !internals.some((listed) => listed.path === one))
      .map(
        ({file, one, action, status}) =>
          `${file}: to ${action} ${one} is ${status}; list it in upstream/internals.json`,
      );
    expect(missing).toEqual([]);
  });
});

describe('class names of the theme', () => {
  const NAME = String.raw`(?:theme-[a-z-]+|(?:[a-z]+-)*[a-z]+(?:__[a-z]+(?:-[a-z]+)*)?--[a-z-]+|(?:[a-z]+-)*[a-z]+__[a-z]+(?:-[a-z]+)*(?:--[a-z-]+)?)`;
  /** In styles a class follows a dot, in scripts it is in a selector. */
  const used = (file: string): string[] => {
    const text = read(file).replace(/\/\*[^]*?\*\//g, '');
    const selectors = file.endsWith('.css')
      ? text.replace(/\{[^{}]*\}/g, '{}')
      : Array.from(
          text.matchAll(
            /(?:querySelector(?:All)?|closest|matches)(?:<[^(]*>)?\(\s*(['"`])([^]*?)\1/g,
          ),
          ([, , selector]) => selector,
        ).join('\n');
    return Array.from(
      selectors.matchAll(new RegExp(`\\.(${NAME})(?![\\w-])`, 'g')),
      ([, name]) => name ?? '',
    );
  };

  it('that styles and scripts rely on are those of the installed theme', () => {
    const upstream = [
      ...['theme-classic', 'theme-common', 'core', 'theme-search-algolia'].flatMap((name) =>
        filesIn(`node_modules/@docusaurus/${name}/lib`, /\.(?:js|css)$/),
      ),
      'node_modules/infima/dist/css/default/default.css',
    ]
      .map(read)
      .join('\n');
    const siteFiles = filesIn('src', /\.(?:tsx?|css)$/);
    const components = [
      ...siteFiles.filter((file) => file.endsWith('.tsx')),
      'config/navigation.ts',
    ]
      .map(read)
      .join('\n');
    // Some are composed, such as `theme-admonition-${type}`.
    const exists = (name: string) =>
      [name, name.replace(/[^-]+$/, '${')].some((one) => upstream.includes(one)) ||
      components.includes(name);
    const names = siteFiles.flatMap((file) => used(file).map((name) => ({file, name})));
    expect(names.length, 'class names found').toBeGreaterThan(20);
    const gone = names
      .filter(({name}) => !exists(name))
      .map(({file, name}) => `${file}: no element has the class ${name}`);
    expect(gone).toEqual([]);
  });
});
