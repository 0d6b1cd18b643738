import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

/** Says that a tool does not work, where scripts are off; nothing elsewhere. */
export default function NeedsScripts({className}: {className?: string}): ReactNode {
  return (
    <noscript>
      <p className={className}>
        <Translate id="site.check.scripts">
          This tool needs scripts, and they are off in your browser.
        </Translate>
      </p>
    </noscript>
  );
}
