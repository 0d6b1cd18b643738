import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useActiveDocContext, useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {guides} from '@site/config/platforms';
import {twinOf} from '@site/config/topics';
import styles from './styles.module.css';

/**
 * Query parameters with the same meaning on every platform: the integration
 * builder's selection. An AdMob app ID belongs to one platform's app.
 */
const shared = ['ads', 'networks', 'services'];

function sharedSearch(search: string): string {
  const kept = [...new URLSearchParams(search)].filter(([name]) => shared.includes(name));
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : '';
}

/**
 * Links a page of an SDK guide to the same topic on the other platforms, or to the
 * nearest page, labeled as such. Renders nothing outside the guides. An archived
 * page links to the same version of the other guide if it exists.
 *
 * @param pluginId - docs instance of the current page
 */
export default function PlatformSwitch({pluginId}: {pluginId: string}): ReactNode {
  const {activeDoc, activeVersion} = useActiveDocContext(pluginId);
  const allDocs = useAllDocsData();
  const {search} = useLocation();
  const isBrowser = useIsBrowser();
  const current = guides.find((guide) => guide.pluginId === pluginId);
  if (!current || !activeDoc) {
    return null;
  }

  const links = guides.flatMap(({platform, pluginId: id, name}) => {
    const versions = allDocs[id]?.versions;
    if (!versions) {
      return [];
    }
    const {page, exact} = twinOf(current.platform, activeDoc.id, platform);
    const version = versions.find(({name}) => name === activeVersion?.name);
    const last = versions.find(({isLast}) => isLast);
    const docs = [version, last].flatMap((candidate) => candidate?.docs ?? []);
    const doc = docs.find((entry) => entry.id === page);
    return doc ? [{platform, name, exact, to: doc.path}] : [];
  });
  if (links.length < 2) {
    return null;
  }

  const nearest = translate({id: 'site.platformSwitch.nearest', message: 'nearest page'});
  return (
    <nav
      className={styles.switch}
      data-guide={current.platform}
      aria-label={translate({
        id: 'site.platformSwitch.label',
        message: 'This topic on other platforms',
      })}
    >
      <ul>
        {links.map(({platform, name, exact, to}) => (
          <li key={platform}>
            <Link
              to={isBrowser ? `${to}${sharedSearch(search)}` : to}
              className={clsx(
                styles.link,
                platform === current.platform && styles.current,
                !exact && styles.nearest,
              )}
              title={exact ? undefined : nearest}
              aria-current={platform === current.platform ? 'true' : undefined}
            >
              {name}
              {!exact && <span className="visually-hidden"> ({nearest})</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
