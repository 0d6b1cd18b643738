import components from '@generated/packed-routes/components';
import {loadContent} from '../../chunk-names/client';

/** Never called: makes the bundler emit the chunks of pages, which no table here lists. */
const pages = (): Promise<unknown> =>
  import(/* webpackChunkName: "pages" */ '@generated/packed-routes/pages');

/** Replaces `@generated/registry`: a chunk that isn't a component's is a page's. */
export default new Proxy({...components, pages} as Record<string, () => Promise<unknown>>, {
  get: (known, name: string) => [known[name] ?? (() => loadContent(name))],
});
