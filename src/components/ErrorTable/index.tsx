import {useEffect, useRef, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import ScrollingTable from '@site/src/components/ScrollingTable';
import type {Signature} from '@site/src/components/LogHelper/logic';
import {anchorOf, groupOf, tableMarkup, type Group} from './markup';
import {signatures as builtIn} from './rows';

/**
 * The known error strings of a platform, or of the networks on all of them.
 * The rows are in the built page and stay there as they are: the entries are
 * loaded only when a reader comes from another page without a page load.
 */
export default function ErrorTable({group}: {group: Group}): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const {withBaseUrl} = useBaseUrlUtils();
  const links = useBrokenLinks();
  const frame = useRef<HTMLDivElement>(null);
  const [signatures, setSignatures] = useState(builtIn);

  useEffect(() => {
    let gone = false;
    if (frame.current?.querySelector('tbody') === null) {
      import(/* webpackChunkName: "error-signatures" */ '@site/data/error-signatures.json').then(
        ({default: data}) => {
          if (!gone) {
            setSignatures(data.signatures as Signature[]);
          }
        },
        (error: unknown) => console.warn('[errors] the list did not load', error),
      );
    }
    return () => {
      gone = true;
    };
  }, []);

  const rows = signatures?.filter((signature) => groupOf(signature) === group) ?? [];
  for (const signature of rows) {
    links.collectAnchor(anchorOf(signature));
    if (signature.page) {
      links.collectLink(withBaseUrl(signature.page));
    }
  }
  const markup =
    rows.length === 0
      ? ''
      : tableMarkup(
          rows,
          currentLocale === 'ru' ? 'ru' : 'en',
          {
            printed: translate({id: 'site.errorTable.printed', message: 'As printed, and by whom'}),
            cause: translate({id: 'site.errorTable.cause', message: 'Cause'}),
            fix: translate({id: 'site.errorTable.fix', message: 'What to do'}),
            more: translate({id: 'site.errorTable.more', message: 'Step by step'}),
          },
          withBaseUrl,
        );
  return (
    <div ref={frame}>
      <ScrollingTable suppressHydrationWarning dangerouslySetInnerHTML={{__html: markup}} />
    </div>
  );
}
