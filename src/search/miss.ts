import {missedWords, report} from '@site/src/shell/report';
import {locale} from './site';

/** Reports a search that found nothing, or whose words no page has. */
export const onMiss = (unknown: readonly string[]): void =>
  report('search_miss', {words: missedWords(unknown), locale});
