// Copied because the stock component renders every block twice and needs Prism in the browser.
import {Children, isValidElement, lazy, Suspense, type ReactNode} from 'react';
import type {CodeBlockMetadata} from '@docusaurus/theme-common/internal';
import {escapeHtml} from '@help-center/text';
import type {Props as StockProps} from '@theme/CodeBlock';
import ElementContent from '@theme/CodeBlock/Content/Element';
import Highlighted from '@site/src/components/code/Highlighted';

/** Props that `plugins/markdown/highlight` adds to a block it has highlighted. */
interface HighlightedProps {
  /** Inner HTML of the code element. */
  html?: string;
  /** Number of the first line, if lines are numbered. */
  lineStart?: string;
  /** `wrong` marks a sample that is wrong on purpose. */
  sample?: string;
}

type Props = StockProps & HighlightedProps;

/** The code without highlighting. */
function Plain({children, ...props}: Props & {children: string}): ReactNode {
  return <Highlighted html={`${escapeHtml(children)}\n`} metadata={metadataOf(props)} />;
}

const Dynamic = lazy(() =>
  import(/* webpackChunkName: "code" */ '@site/src/components/code/Dynamic').catch(() => ({
    default: Plain,
  })),
);

function metadataOf(
  {className = '', title}: Pick<Props, 'className' | 'title'>,
  lineStart?: number,
): Partial<CodeBlockMetadata> {
  return {className, title, lineNumbersStart: lineStart};
}

/**
 * A code block. Blocks known at build time are markup; children computed in the
 * browser are highlighted there by a component that is loaded on demand.
 */
export default function CodeBlock(props: Props): ReactNode {
  const {html, lineStart, sample, children} = props;
  if (html !== undefined) {
    return (
      <Highlighted
        html={html}
        sample={sample}
        folds
        metadata={metadataOf(props, lineStart === undefined ? undefined : Number(lineStart))}
      />
    );
  }
  const parts = Children.toArray(children);
  if (parts.some((part) => isValidElement(part))) {
    return <ElementContent {...props}>{children}</ElementContent>;
  }
  const code = parts.join('');
  return (
    <Suspense fallback={<Plain {...props}>{code}</Plain>}>
      <Dynamic {...props}>{code}</Dynamic>
    </Suspense>
  );
}
