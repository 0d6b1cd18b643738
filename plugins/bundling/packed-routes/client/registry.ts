import components from '@generated/packed-routes/components';
import {loadContent} from '../../chunk-names/client';

/** Never called: has the bundler write the chunks of pages, which no table here names. */
const pages = (): Promise<unknown> =>
  import(/* webpackChunkName: "pages" */ '@generated/packed-routes/pages');

/** Takes the place of `@generated/registry`: a chunk that no component has is a page's. */
export default new Proxy({...components, pages} as Record<string, () => Promise<unknown>>, {
  get: (known, name: string) => [known[name] ?? (() => loadContent(name))],
});
