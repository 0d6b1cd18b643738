import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import {matchRoutes} from 'react-router-config';
import {scriptsOf} from '../../chunk-names/client';
import {isSparing, type Connection} from '../../../../lib/connection';
import {whenIdle} from '../../../../lib/idle';
import {chunksByRoute, createPrefetcher, type ChunkTree} from '../prefetch';

/** Links worth fetching ahead: those the page itself makes, not those of menus and terms. */
const LINKS = 'article a[href]:not(.term a), .pagination-nav a[href]';

/** The client hears of no pointer that came before it. */
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
        // What cannot be fetched ahead is fetched when the reader asks for it.
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
