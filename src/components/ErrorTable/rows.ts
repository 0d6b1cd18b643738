import data from '@site/data/error-signatures.json';
import type {Signature} from '@site/src/components/LogHelper/logic';

/**
 * The entries while the static pages are built. In the browser bundle
 * `rows.browser.ts` takes the place of this module, see `plugins/error-table`.
 */
export const signatures: readonly Signature[] | null = data.signatures as Signature[];
