import type {DocSet} from '../config/docSets';
import type {MarkdownSteps} from './docsOptions';
import releasePages from './data-pages/release-pages';
import reportingPages from './data-pages/reporting-pages';
import rehypeBeside from './markdown/beside';
import drawings from './markdown/drawings';
import glossary from './markdown/glossary';
import rehypeHighlight from './markdown/highlight/rehype';
import rehypeNoBreakSpaces from './markdown/no-break-spaces';
import rehypeOldAnchors from './markdown/old-anchors';
import rehypeOwnValues from './markdown/own-values';
import questions from './markdown/questions';
import rehypeStackedTables from './markdown/stacked-tables';

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
    rehypeOldAnchors,
    rehypeBeside,
    rehypeStackedTables,
    rehypeNoBreakSpaces,
  ],
});

/** Rehype plugins for pages outside the doc sets. */
export const pageSteps = {rehypePlugins: [rehypeHighlight]};
