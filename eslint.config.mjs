// @ts-expect-error The package has no types.
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const TOOLS = ['plugins', 'checks', 'host', 'scripts', 'tests'];
/** What stands on plugins/lib; the first knows none of the others. */
const ROOMS_OF_PLUGINS = ['markdown', 'data-pages', 'beside-pages', 'bundling', 'front-matter'];
const REACT = ['react', 'react-*', '@theme/*', '@theme-original/*'];

/**
 * Imports run one way: pages and theme stand on the parts of the interface, and
 * both these and the build's tools stand on packages, config and data. Each
 * entry lists the folders and packages that a layer must not know.
 *
 * @type {readonly {layer: string, never: readonly string[], packages?: string[]}[]}
 */
const layers = [
  {layer: '{config,data}', never: ['src', ...TOOLS], packages: REACT},
  {layer: 'plugins', never: ['src', ...TOOLS.slice(1)]},
  {layer: 'plugins/lib', never: ['src', ...TOOLS.slice(1), ...ROOMS_OF_PLUGINS]},
  {layer: 'plugins/markdown', never: ['src', ...TOOLS.slice(1), ...ROOMS_OF_PLUGINS.slice(1)]},
  {layer: 'host', never: ['src', 'plugins', 'checks', 'scripts', 'tests']},
  {layer: 'checks', never: ['src', 'scripts']},
  {layer: 'scripts', never: ['src']},
  {layer: 'src', never: TOOLS},
  {
    layer: 'src/{chat,components,dashboard,search,shell,start}',
    never: ['theme', 'pages', ...TOOLS],
  },
];

/** What a package shows is in its `exports`: no path into its folder goes round them. */
const INTO_PACKAGES = {
  regex:
    '^(?:@site/|(?:\\.\\./)+)packages/|^(?:\\.\\./)+[\\w-]+/src(?:/|$)|^@help-center/[\\w-]+/src/',
  message: 'A package is imported by its name, @help-center/…, and by what its exports name',
};

/** A package stands on its own: nothing of the site, neither by its alias nor by leaving the folder. */
const OUT_OF_PACKAGES = {
  regex: `^@site/|^(?:\\.\\./){3,}(?:src|config|data|docs|i18n|upstream|${TOOLS.join('|')})(?:/|$)`,
  message: 'A package must not import from the site: what it needs comes as an argument',
};

/** What is built must be the same whenever it is built. */
const CLOCK = {
  selector: "NewExpression[callee.name='Date'][arguments.length=0]",
  message: 'A build must not depend on the clock: take a date as an argument; commands ask today()',
};

/**
 * Rules for imports of every form, and for the clock.
 *
 * @param {readonly string[]} files
 * @param {readonly ({regex: string, message: string} | {group: string[], message: string})[]} patterns
 * @returns {import('typescript-eslint').ConfigArray[number]}
 */
const never = (files, patterns) => ({
  files: [...files],
  rules: {
    'no-restricted-imports': ['error', {patterns: [...patterns]}],
    'no-restricted-syntax': [
      'error',
      CLOCK,
      ...patterns.flatMap((pattern) => {
        if (!('regex' in pattern)) {
          return [];
        }
        const value = `[value=/${pattern.regex.replaceAll('/', '\\/')}/]`;
        return [
          `ImportExpression > ${value}`,
          `TSImportType ${value}`,
          `CallExpression[callee.name='require'] > ${value}`,
        ].map((selector) => ({selector, message: pattern.message}));
      }),
    ],
  },
});

export default tseslint.config(
  {
    ignores: [
      '.cache',
      'build',
      'host/dist',
      '.docusaurus',
      'node_modules',
      'tests/fixtures/**/.docusaurus',
      'tests/fixtures/**/build',
    ],
  },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mts,mjs}'],
    rules: {
      '@typescript-eslint/no-unused-vars': [
        'error',
        {argsIgnorePattern: '^_', varsIgnorePattern: '^_'},
      ],
      eqeqeq: 'error',
      'no-console': 'off',
    },
  },
  {
    files: ['{src,packages}/**/*.tsx'],
    ...jsxA11y.flatConfigs.recommended,
    plugins: {...jsxA11y.flatConfigs.recommended.plugins, 'react-hooks': reactHooks},
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    },
  },
  {
    // It only assembles: what depends on the environment is config's to say.
    files: ['docusaurus.config.ts', 'sidebars.ts'],
    rules: {'no-restricted-properties': ['error', {object: 'process', property: 'env'}]},
  },
  never(['**/*.{ts,tsx,mts,mjs}'], [INTO_PACKAGES]),
  ...layers.map(({layer, never: folders, packages = []}) => {
    const message = `${layer} must not import from ${folders.join(', ')}: see the layers in eslint.config.mjs`;
    const regex = `^(?:@site/(?:src/)?|(?:\\.\\./)+(?:src/)?)(?:${folders.join('|')})(?:/|$)`;
    const group = packages.length > 0 ? [{group: packages, message}] : [];
    return never([`${layer}/**`], [INTO_PACKAGES, {regex, message}, ...group]);
  }),
  never(['packages/**'], [INTO_PACKAGES, OUT_OF_PACKAGES]),
  never(
    ['packages/sdk-data/**'],
    [INTO_PACKAGES, {...OUT_OF_PACKAGES, regex: OUT_OF_PACKAGES.regex.replace('data|', '')}],
  ),
  {
    files: ['src/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [
            '@help-center/sdk-data',
            '@help-center/sdk-data/releases',
            '@help-center/sdk-data/builder',
          ].map((name) => ({
            name,
            allowTypeImports: true,
            message: 'The browser would load every data file: import the one it shows from data/.',
          })),
        },
      ],
    },
  },
  {
    // Here a time could reach a page; elsewhere it measures how long a reader or a command waits.
    files: ['{config,plugins,host}/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        {object: 'Date', property: 'now', message: CLOCK.message},
      ],
    },
  },
  {
    // A test may bring together what it likes.
    files: ['**/*.test.{ts,tsx}'],
    rules: {'no-restricted-imports': 'off', 'no-restricted-syntax': 'off'},
  },
);
