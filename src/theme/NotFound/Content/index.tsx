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

const load = () => import(/* webpackChunkName: "not-found-page" */ './Page');

const Built = lazy(load);

/** React doesn't touch the server-rendered markup while this object stays the same. */
const KEPT = {__html: ''};

/** The built markup, until the component has loaded. */
function Late(): ReactNode {
  const built = useRef<HTMLDivElement>(null);
  const [Page, setPage] = useState<ComponentType | null>(null);
  useEffect(() => {
    load().then(
      (module) => startTransition(() => setPage(() => module.default)),
      (error: unknown) => {
        console.warn('[not-found page] could not be loaded', error);
        // After a client-side navigation there is no built markup, so load the host's page.
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
 * Replaces the theme's component, which is bundled with every docs page. Here the
 * content is in a chunk of its own.
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
