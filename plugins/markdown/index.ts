import type {DocSet} from '../../config/docSets';
import type {MarkdownSteps} from '../../config/docsOptions';
import releasePages from '../data-pages/release-pages';
import reportingPages from '../data-pages/reporting-pages';
import drawings from './drawings';
import glossary from './glossary';
import rehypeHighlight from './highlight/rehype';
import rehypeNoBreakSpaces from './no-break-spaces';
import questions from './questions';
import rehypeStackedTables from './stacked-tables';
import rehypeWordBreaks from './word-breaks';

/** What becomes of the Markdown of a doc set, step by step. */
export const markdownSteps = ({platform, framed}: DocSet): MarkdownSteps => ({
  beforeDefaultRemarkPlugins: [
    drawings,
    releasePages,
    reportingPages,
    // Guides and the pages inside the dashboard are read for their steps.
    ...(platform || framed ? [] : [glossary]),
  ],
  rehypePlugins: [
    questions,
    rehypeHighlight,
    rehypeStackedTables,
    rehypeNoBreakSpaces,
    rehypeWordBreaks,
  ],
});

/** What becomes of the Markdown outside the doc sets. */
export const pageSteps = {rehypePlugins: [rehypeHighlight]};
