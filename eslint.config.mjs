// @ts-expect-error The package has no types.
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const TOOLS = ['plugins', 'checks', 'host', 'scripts', 'tests'];
const REACT = ['react', 'react-*', '@theme/*', '@theme-original/*'];

/**
 * Imports run one way: pages and theme stand on the parts of the interface, and
 * both these and the build's tools stand on lib, config and data. Each entry
 * lists the folders and packages that a layer must not know.
 *
 * @typedef {{layer: string, never: readonly string[], packages?: string[]}} Layer
 * @type {readonly Layer[]}
 */
const layers = [
  {layer: 'lib', never: ['config', 'src', ...TOOLS], packages: [...REACT, '@docusaurus/*']},
  {layer: '{config,data}', never: ['src', ...TOOLS], packages: REACT},
  {layer: 'plugins', never: ['src', ...TOOLS.slice(1)]},
  {layer: 'host', never: ['src', 'plugins', 'checks', 'scripts', 'tests']},
  {layer: 'checks', never: ['src', 'scripts']},
  {layer: 'scripts', never: ['src']},
  {layer: 'src', never: TOOLS},
  {
    layer: 'src/{chat,components,dashboard,search,shell,start}',
    never: ['theme', 'pages', ...TOOLS],
  },
];

/**
 * Turns a layer into rules for imports of every form.
 *
 * @param {Layer} layer
 * @returns {import('typescript-eslint').ConfigArray[number]}
 */
function restricted({layer, never, packages = []}) {
  const folders = `^(?:@site/(?:src/)?|(?:\\.\\./)+(?:src/)?)(?:${never.join('|')})(?:/|$)`;
  const message = `${layer} must not import from ${never.join(', ')}: see the layers in eslint.config.mjs`;
  const value = `[value=/${folders.replaceAll('/', '\\/')}/]`;
  return {
    files: [`${layer}/**`],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {regex: folders, message},
            ...(packages.length > 0 ? [{group: packages, message}] : []),
          ],
        },
      ],
      'no-restricted-syntax': [
        'error',
        ...[
          `ImportExpression > ${value}`,
          `TSImportType ${value}`,
          `CallExpression[callee.name='require'] > ${value}`,
        ].map((selector) => ({selector, message})),
      ],
    },
  };
}

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
    files: ['src/**/*.tsx'],
    ...jsxA11y.flatConfigs.recommended,
    plugins: {...jsxA11y.flatConfigs.recommended.plugins, 'react-hooks': reactHooks},
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    },
  },
  ...layers.map(restricted),
  {
    files: ['src/**'],
    // Runs in a terminal, and takes all of them along.
    ignores: ['src/doctor/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: ['catalogue', 'releases', 'facts', 'builderData'].map((name) => ({
            name: `@site/config/${name}`,
            allowTypeImports: true,
            message: 'The browser would load every data file: import the one it shows from data/.',
          })),
        },
      ],
    },
  },
  {
    // A test may bring together what it likes.
    files: ['**/*.test.{ts,tsx}'],
    rules: {'no-restricted-imports': 'off', 'no-restricted-syntax': 'off'},
  },
);
