import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import {matchRoutes} from 'react-router-config';
import {scriptsOf} from '../../chunk-names/client';
import {isSparing, type Connection} from '@help-center/late-start/connection';
import {whenIdle} from '@help-center/late-start/idle';
import {chunksByRoute, createPrefetcher, type ChunkTree} from '../prefetch';

/** Links worth prefetching: those in the page's content, not in menus and glossary terms. */
const LINKS = 'article a[href]:not(.term a), .pagination-nav a[href]';

/** The pointer may have entered a link before the client was loaded. */
const UNDER_POINTER = 'a[href]:hover';

let index: Map<string, string[]> | undefined;

function chunksOf(path: string): string[] {
  index ??= chunksByRoute(routesChunkNames as Record<string, ChunkTree>);
  return matchRoutes(routes, path).flatMap(
    ({route}) => (route.path && index?.get(String(route.path))) || [],
  );
}

const prefetcher = createPrefetcher(chunksOf);
let observer: IntersectionObserver | undefined;

async function fetchAhead(path: string): Promise<void> {
  const chunks = prefetcher.take(path);
  if (!prefetcher.hasAllowance()) {
    observer?.disconnect();
  }
  for (const href of await scriptsOf(chunks)) {
    document.head.append(Object.assign(document.createElement('link'), {rel: 'prefetch', href}));
  }
}

function watchLinks(): void {
  observer?.disconnect();
  observer = new IntersectionObserver((entries) => {
    for (const {isIntersecting, target} of entries) {
      if (isIntersecting) {
        observer?.unobserve(target);
        const {pathname} = target as HTMLAnchorElement;
        // If prefetching fails, the page is loaded when the reader opens it.
        whenIdle(() => void fetchAhead(pathname).catch(() => {}));
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
    const {connection} = navigator as Navigator & {connection?: Connection};
    if (location.pathname !== previousLocation?.pathname && !isSparing(connection)) {
      prefetcher.newPage(location.pathname);
      const link = previousLocation
        ? null
        : document.querySelector<HTMLAnchorElement>(UNDER_POINTER);
      if (link?.origin === window.location.origin) {
        window.docusaurus.preload(link.pathname);
      }
      whenIdle(watchLinks);
    }
  },
};

export const onRouteDidUpdate =
  process.env.NODE_ENV === 'production' && ExecutionEnvironment.canUseIntersectionObserver
    ? clientModule.onRouteDidUpdate
    : undefined;
