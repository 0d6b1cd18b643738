import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      '.cache',
      'build',
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
  {
    // Layers: configuration and data never know React or the components above them.
    files: ['config/**', 'data/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {patterns: ['react', 'react-*', '@theme/*', '@site/src/*', '../src/*']},
      ],
    },
  },
);
