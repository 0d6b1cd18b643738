import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Day from '@site/src/components/Day';

/** The SDK release that a page's samples were checked against. */
export interface Checked {
  /** By compilers. */
  compiled?: string;
  /** By their names alone: Swift. */
  names?: string;
}

interface PageRecordProps {
  /** Day on which the page's words last changed, as `YYYY-MM-DD`. */
  updated?: string;
  checked?: Checked;
}

/**
 * The line below an article: when its words last changed, and which release its
 * samples were checked against. Empty if neither is known.
 */
export default function PageRecord({updated, checked = {}}: PageRecordProps): ReactNode {
  const {compiled, names} = checked;
  return updated || compiled || names ? (
    <p className="page-record" data-search="ignore">
      <small>
        {updated && (
          <Translate id="site.page.updated" values={{date: <Day key="date" date={updated} />}}>
            {'Updated {date}.'}
          </Translate>
        )}{' '}
        {compiled && (
          <Translate id="site.samples.compiled" values={{release: compiled}}>
            {'Samples compiled against SDK {release}.'}
          </Translate>
        )}{' '}
        {names && (
          <Translate id="site.samples.names" values={{release: names}}>
            {'Names in the Swift samples checked against SDK {release}.'}
          </Translate>
        )}
      </small>
    </p>
  ) : null;
}
