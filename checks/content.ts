import {data} from './content/data';
import {drawn} from './content/drawings';
import {elements} from './content/elements';
import {facts} from './content/facts';
import {frontMatter} from './content/front-matter';
import {headings} from './content/headings';
import {images} from './content/images';
import {interfaceStrings} from './content/interface';
import {links} from './content/links';
import {mdx} from './content/mdx';
import {parity} from './content/parity';
import {russian} from './content/russian';
import {staleTranslations, untranslated} from './content/stale';
import {englishSpelling} from './content/spelling';
import {support} from './content/support';
import {updated} from './content/updated';
import {english, wording} from './content/wording';
import {Cache} from './sources/cache';
import {loadContent, pagesAsked, type Content} from './sources/content';
import type {Question} from './problem';
import {runChecks} from './run';
import {loadDictionaries} from './content/dictionary';
import {watchPages} from './watch';

/** The checks of the pages' sources, which need no build. */
export const questions: readonly Question<Content>[] = [
  data,
  mdx,
  frontMatter,
  headings,
  images,
  drawn,
  facts,
  links,
  wording,
  english,
  englishSpelling,
  elements,
  support,
  parity,
  staleTranslations,
  untranslated,
  russian,
  updated,
  interfaceStrings,
];

/** Checks the named pages, or all; with `--watch`, again after each save. */
export async function checkPages(root: string, args: readonly string[]): Promise<void> {
  const cache = new Cache();
  if (args.includes('--watch')) {
    await watchPages(questions, root, cache);
    await loadDictionaries();
    return;
  }
  const content = loadContent(root, cache);
  // The samples' check uses the parsed pages too, and may start before this one ends.
  cache.save();
  await runChecks(questions, content, `${content.pages.length} pages`, pagesAsked(content, args));
  cache.save();
}
