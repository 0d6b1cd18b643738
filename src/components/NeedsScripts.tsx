import type {PropsWithChildren, ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

/** Where scripts are off, says that a tool doesn't work and what does instead. */
export default function NeedsScripts({
  className,
  children,
}: PropsWithChildren<{className?: string}>): ReactNode {
  return (
    <noscript>
      <p className={className}>
        <Translate id="site.check.scripts">
          This tool needs scripts, and they are off in your browser.
        </Translate>{' '}
        {children}
      </p>
    </noscript>
  );
}
