/** The site's two color modes. */
export type Side = 'light' | 'dark';

/** What a token means to the reader; several Prism token types share one role. */
export interface Role {
  name: string;
  /** Prism token types and aliases with this role. */
  tokens: readonly string[];
  light: string;
  dark: string;
  italic?: boolean;
}

/** Colors of the block itself. The last three are backgrounds of highlighted, removed and added lines. */
export const surface = {
  light: {
    text: '#2a2530',
    background: '#faf8f7',
    marked: '#f6e9d2',
    removed: '#fbe9e9',
    added: '#e6f3e9',
  },
  dark: {
    text: '#e6e1e8',
    background: '#1b181f',
    marked: '#3a2f1e',
    removed: '#3a2026',
    added: '#1b2f23',
  },
};

/**
 * Token roles. Punctuation and operators have none on purpose: they read best
 * in the text color, and leaving them unmarked halves the markup.
 */
export const roles: readonly Role[] = [
  {
    name: 'comment',
    tokens: ['comment', 'prolog', 'doctype', 'cdata', 'shebang'],
    light: '#566170',
    dark: '#9aa6b6',
    italic: true,
  },
  {
    name: 'keyword',
    tokens: ['keyword', 'directive', 'important', 'rule', 'preprocessor', 'null', 'unit'],
    light: '#6d28c9',
    dark: '#c3a6ff',
  },
  {
    name: 'string',
    tokens: ['string', 'char', 'attr-value', 'regex', 'url', 'scalar', 'triple-quoted-string'],
    light: '#0b6239',
    dark: '#8fd3a0',
  },
  {
    name: 'number',
    tokens: ['number', 'boolean', 'constant', 'symbol', 'nil', 'datetime', 'color', 'entity'],
    light: '#96380a',
    dark: '#f2b37c',
  },
  {
    name: 'type',
    tokens: ['class-name', 'builtin', 'namespace', 'tag', 'selector', 'coord'],
    light: '#0a559e',
    dark: '#82c4ff',
  },
  {name: 'function', tokens: ['function', 'method'], light: '#6a4b00', dark: '#e8d08d'},
  {
    name: 'property',
    tokens: ['annotation', 'decorator', 'attribute', 'atrule', 'attr-name', 'property', 'key'],
    light: '#8f1d60',
    dark: '#f3a3ca',
  },
  {
    name: 'variable',
    tokens: ['variable', 'parameter', 'label', 'environment'],
    light: '#9c3322',
    dark: '#ffb09a',
  },
  {name: 'inserted', tokens: ['inserted'], light: '#0b6239', dark: '#8fd3a0'},
  {name: 'deleted', tokens: ['deleted'], light: '#a81c2b', dark: '#ff9da5'},
];

/**
 * A token's element, `<i>` with the initial of its role: a page has hundreds, and each
 * letter of their markup is compressed hundreds of times.
 */
export const elementOf = (role: string, html: string): string =>
  `<i class="${role[0]}">${html}</i>`;

/**
 * Generates the style sheet of both modes. Colors are custom properties, so
 * switching the color mode changes no token.
 *
 * @returns CSS for tokens, see `elementOf`
 */
export function toCss(): string {
  const variables = (side: Side) =>
    [
      `--code-text:${surface[side].text}`,
      `--code-background:${surface[side].background}`,
      `--docusaurus-highlighted-code-line-bg:${surface[side].marked}`,
      `--code-removed-line:${surface[side].removed}`,
      `--code-added-line:${surface[side].added}`,
      ...roles.map((role) => `--code-${role.name}:${role[side]}`),
    ].join(';');
  return [
    `:root{${variables('light')}}`,
    // Printed pages are always light.
    `@media screen{[data-theme='dark']{${variables('dark')}}}`,
    '.theme-code-block{--prism-color:var(--code-text);--prism-background-color:var(--code-background)}',
    ...roles.map(
      ({name, italic}) =>
        `code .${name[0]}{color:var(--code-${name});font-style:${italic ? 'italic' : 'normal'}}`,
    ),
    '',
  ].join('\n');
}
