import {useEffect, useMemo, useState, type ReactNode} from 'react';
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDashboardSettings} from '@site/src/dashboard/settings';
import {nearest} from './nearest';

/** The title of a page; null where the page cannot be had. */
async function titleOf(href: string): Promise<string | null> {
  const answer = await fetch(href);
  const page = new DOMParser().parseFromString(answer.ok ? await answer.text() : '', 'text/html');
  return page.querySelector('h1')?.textContent ?? null;
}

/** A link to a page, by its title as soon as that is known. */
function PageLink({href, path}: {href: string; path: string}): ReactNode {
  const [title, setTitle] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    titleOf(href).then(
      (found) => isCurrent && setTitle(found),
      // The address names the page as well.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [href]);
  return (
    <>
      <a href={href}>{title ?? path}</a>
      {title !== null && <small>{path}</small>}
    </>
  );
}

/**
 * The pages whose addresses are most like one that leads nowhere, if any.
 *
 * @param pathname - the address without page
 * @param base - base URL of the reader's language
 * @param title - what stands above them
 */
export default function Nearest({
  pathname,
  base,
  title,
}: {
  pathname: string;
  base: string;
  title: string;
}): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {framedRoutes} = useDashboardSettings();
  const docs = useAllDocsData();
  const found = useMemo(() => {
    const paths = Object.values(docs)
      .flatMap(({versions}) => versions.filter(({isLast}) => isLast).flatMap((one) => one.docs))
      .map(({path}) => path.slice(baseUrl.length - 1))
      .filter((path) => !framedRoutes.includes(path.split('/')[1] ?? ''));
    return nearest(`/${pathname.slice(base.length)}`, paths);
  }, [docs, baseUrl, framedRoutes, pathname, base]);
  return (
    found.length > 0 && (
      <nav aria-labelledby="nearest-title">
        <h2 id="nearest-title">{title}</h2>
        <ul>
          {found.map((path) => (
            <li key={path}>
              <PageLink href={base + path.slice(1)} path={path} />
            </li>
          ))}
        </ul>
      </nav>
    )
  );
}
