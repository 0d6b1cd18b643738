import type {DocSet} from '../../config/docSets';
import type {MarkdownSteps} from '../../config/docsOptions';
import releasePages from '../data-pages/release-pages';
import reportingPages from '../data-pages/reporting-pages';
import rehypeBeside from './beside';
import drawings from './drawings';
import glossary from './glossary';
import rehypeHighlight from './highlight/rehype';
import rehypeNoBreakSpaces from './no-break-spaces';
import rehypeOwnValues from './own-values';
import questions from './questions';
import rehypeStackedTables from './stacked-tables';

/** Remark and rehype plugins for the pages of a doc set, in order. */
export const markdownSteps = ({platform, framed}: DocSet): MarkdownSteps => ({
  beforeDefaultRemarkPlugins: [
    drawings,
    releasePages,
    reportingPages,
    // No glossary in guides and pages inside the dashboard, where readers follow steps.
    ...(platform || framed ? [] : [glossary]),
  ],
  rehypePlugins: [
    questions,
    rehypeHighlight,
    rehypeOwnValues,
    rehypeBeside,
    rehypeStackedTables,
    rehypeNoBreakSpaces,
  ],
});

/** Rehype plugins for pages outside the doc sets. */
export const pageSteps = {rehypePlugins: [rehypeHighlight]};
