import {useEffect, useMemo, useState, type ReactNode} from 'react';
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDashboardSettings} from '@site/src/dashboard/settings';
import {nearest} from './nearest';

/** The title of a page; null if it can't be fetched. */
async function titleOf(href: string): Promise<string | null> {
  const answer = await fetch(href);
  const page = new DOMParser().parseFromString(answer.ok ? await answer.text() : '', 'text/html');
  return page.querySelector('h1')?.textContent ?? null;
}

/** A link to a page, with its title once it is loaded. */
function PageLink({href, path}: {href: string; path: string}): ReactNode {
  const [title, setTitle] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    titleOf(href).then(
      (found) => isCurrent && setTitle(found),
      // Without a title, the link shows the address.
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
 * Pages with addresses similar to one that doesn't exist, if any.
 *
 * @param pathname - the address that doesn't exist
 * @param base - base URL of the reader's language
 * @param title - heading of the list
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
        <ul className="clean-list margin--none">
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
