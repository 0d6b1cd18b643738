/** An assistant a reader can open a page in. It is a plain link: nothing is loaded from there. */
export interface Assistant {
  name: string;
  /** Address that opens a conversation; the question is appended to it. */
  ask: string;
}

/** Assistants in the page menu, in order; empty to leave them out. */
export const assistants: readonly Assistant[] = [
  {name: 'ChatGPT', ask: 'https://chatgpt.com/?hints=search&q='},
  {name: 'Claude', ask: 'https://claude.ai/new?q='},
];
