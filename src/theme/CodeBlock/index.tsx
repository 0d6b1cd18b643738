// Copied because the stock component renders every block twice and needs Prism in the browser.
import {Children, isValidElement, type ReactNode} from 'react';
import {escapeHtml} from '@help-center/text';
import type {Props as StockProps} from '@theme/CodeBlock';
import ElementContent from '@theme/CodeBlock/Content/Element';
import Highlighted from '@site/src/components/code/Highlighted';

/** Props that `plugins/markdown/highlight` adds to a block it has highlighted. */
interface HighlightedProps {
  /** Inner HTML of the code element. */
  html?: string;
  /** `wrong` marks a sample that is wrong on purpose. */
  sample?: string;
}

type Props = StockProps & HighlightedProps;

/**
 * A code block. Blocks known at build time are finished markup; children computed in the
 * browser are plain text: tools that highlight theirs use `components/code/Dynamic`.
 */
export default function CodeBlock(props: Props): ReactNode {
  const {html, sample, children, className, title} = props;
  const look = {className, title};
  if (html !== undefined) {
    return <Highlighted html={html} sample={sample} folds {...look} />;
  }
  const parts = Children.toArray(children);
  if (parts.some((part) => isValidElement(part))) {
    return <ElementContent {...props}>{children}</ElementContent>;
  }
  return <Highlighted html={`${escapeHtml(parts.join(''))}\n`} {...look} />;
}
