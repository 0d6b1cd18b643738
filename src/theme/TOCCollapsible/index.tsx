// Replaced: the browser itself folds it, with and without scripts.
import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import TOCItems from '@theme/TOCItems';
import type {Props} from '@theme/TOCCollapsible';

export default function TOCCollapsible({className, ...props}: Props): ReactNode {
  return (
    <details className={className}>
      <summary>
        <Translate id="theme.TOCCollapsible.toggleButtonLabel">On this page</Translate>
      </summary>
      <TOCItems {...props} />
    </details>
  );
}
