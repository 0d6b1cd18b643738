import {useEffect, useEffectEvent} from 'react';
import {keepMissed, keptMissed} from '../opener';
import type {SearchSite} from './site';
import type {Outcome} from './useAnswer';

/**
 * Tells of a search that found nothing, or whose words no page has, once its reader leaves it or
 * the page. Of a word it tells once in a visit, as the dialog may be followed by the results page.
 *
 * @param onMiss - takes the words that no page has; empty where all are known
 */
export function useMiss(
  {text, status, count, unknown}: Outcome,
  onMiss: SearchSite['onMiss'],
): void {
  const missed = useEffectEvent(() => {
    // An empty question counts as told.
    const told = keptMissed();
    const found = unknown.length > 0 || status !== 'whole' || count !== 0 ? unknown : [text.trim()];
    const fresh = found.filter((one) => !told.includes(one));
    if (fresh.length > 0) {
      keepMissed([...told, ...fresh]);
      onMiss?.(unknown.filter((word) => fresh.includes(word)));
    }
  });
  useEffect(() => {
    const leave = (): void => missed();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
}
