import type {Signature} from '@site/src/components/LogHelper/logic';

/** The browser finds the table in the page and needs no entries. */
export const signatures: readonly Signature[] | null = null;
