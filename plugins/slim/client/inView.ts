import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import {matchRoutes} from 'react-router-config';
import {chunksByRoute, createPrefetcher, isSparing, type ChunkTree} from '../prefetch';

/** The bundler's own: where chunks lie, and the file of the chunk with an id. */
declare const __webpack_public_path__: string;
declare const __webpack_get_script_filename__: (chunk: string) => string;

/** Links worth fetching ahead: those the page itself makes, not those of menus and terms. */
const LINKS = 'article a[href]:not(.term a), .pagination-nav a[href]';

let index: Map<string, string[]> | undefined;

function filesOf(path: string): string[] {
  index ??= chunksByRoute(routesChunkNames as Record<string, ChunkTree>);
  return matchRoutes(routes, path)
    .flatMap(({route}) => (route.path && index?.get(String(route.path))) || [])
    .map((chunk) => __webpack_public_path__ + __webpack_get_script_filename__(chunk));
}

const prefetcher = createPrefetcher(filesOf);
let observer: IntersectionObserver | undefined;

const whenIdle = (task: () => void): unknown =>
  'requestIdleCallback' in window ? window.requestIdleCallback(task) : setTimeout(task, 200);

function fetchAhead(path: string): void {
  for (const href of prefetcher.take(path)) {
    document.head.append(Object.assign(document.createElement('link'), {rel: 'prefetch', href}));
  }
  if (!prefetcher.hasAllowance()) {
    observer?.disconnect();
  }
}

function watchLinks(): void {
  observer?.disconnect();
  observer = new IntersectionObserver((entries) => {
    for (const {isIntersecting, target} of entries) {
      if (isIntersecting) {
        observer?.unobserve(target);
        whenIdle(() => fetchAhead((target as HTMLAnchorElement).pathname));
      }
    }
  });
  for (const link of Array.from(document.querySelectorAll<HTMLAnchorElement>(LINKS))) {
    if (link.origin === window.location.origin && (!link.target || link.target === '_self')) {
      observer.observe(link);
    }
  }
}

const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    const {connection} = navigator as Navigator & {connection?: Parameters<typeof isSparing>[0]};
    if (location.pathname !== previousLocation?.pathname && !isSparing(connection)) {
      prefetcher.newPage(location.pathname);
      whenIdle(watchLinks);
    }
  },
};

export const onRouteDidUpdate =
  process.env.NODE_ENV === 'production' && ExecutionEnvironment.canUseIntersectionObserver
    ? clientModule.onRouteDidUpdate
    : undefined;
