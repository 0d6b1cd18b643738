/**
 * Assistants that a reader can open a page in, in the page menu's order; empty to leave them out.
 * Each is a plain link: nothing is loaded from there. `ask` opens a conversation; the question is
 * appended to it.
 */
export const assistants: readonly {name: string; ask: string}[] = [
  {name: 'ChatGPT', ask: 'https://chatgpt.com/?hints=search&q='},
  {name: 'Claude', ask: 'https://claude.ai/new?q='},
];
