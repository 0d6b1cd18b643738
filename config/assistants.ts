/** Where a reader may take a page; a plain link, nothing is loaded from there. */
export interface Assistant {
  name: string;
  /** Address that opens a conversation, to which the question is added. */
  ask: string;
}

/** Assistants that the menu of a page offers, in its order; empty for none. */
export const assistants: readonly Assistant[] = [
  {name: 'ChatGPT', ask: 'https://chatgpt.com/?hints=search&q='},
  {name: 'Claude', ask: 'https://claude.ai/new?q='},
];
