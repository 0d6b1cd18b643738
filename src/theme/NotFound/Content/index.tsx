import {
  lazy,
  startTransition,
  Suspense,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';

const load = () => import('./Page');

const Built = lazy(load);

/** React leaves the server's markup alone while this object stays the same. */
const KEPT = {__html: ''};

/** The built page, until the living one takes its place. */
function Late(): ReactNode {
  const built = useRef<HTMLDivElement>(null);
  const [Page, setPage] = useState<ComponentType | null>(null);
  useEffect(() => {
    load().then(
      (module) => startTransition(() => setPage(() => module.default)),
      (error: unknown) => {
        console.warn('[not-found page] could not be loaded', error);
        // Not built where the reader came from another page: the host has it.
        if (built.current?.childElementCount === 0) {
          window.location.reload();
        }
      },
    );
  }, []);
  return Page ? (
    <Page />
  ) : (
    <div ref={built} dangerouslySetInnerHTML={KEPT} suppressHydrationWarning />
  );
}

/**
 * Stands for the theme's, which every page of docs brings with it: what they
 * might have to show of the not-found page has a file of its own.
 */
export default function NotFoundContent(): ReactNode {
  return (
    <>
      <PageMetadata title={translate({id: 'theme.NotFound.title', message: 'Page Not Found'})} />
      {ExecutionEnvironment.canUseDOM ? (
        <Late />
      ) : (
        <div>
          <Suspense fallback={null}>
            <Built />
          </Suspense>
        </div>
      )}
    </>
  );
}
