import {useEffect, type ReactNode} from 'react';
import {Icon} from '@help-center/search/dialog';
import {useHistory} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import styles from './styles.module.css';

/**
 * The button of the search, in the place of the theme's search bar, which serves the hosted
 * engine alone and brings its vendor's dialog. The start script opens the dialog
 * (`packages/search/src/opener.ts`); after hydration, the router follows its results.
 */
export default function SearchBar(): ReactNode {
  const history = useHistory();
  const isBrowser = useIsBrowser();
  const isApple = isBrowser && /mac|iphone|ipad/i.test(navigator.platform);
  useEffect(() => {
    if (window.siteSearch) {
      window.siteSearch.navigate = (href) => history.push(href);
    }
  }, [history]);
  return (
    <button
      type="button"
      className={styles.button}
      data-opens-search
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
    >
      <Icon name="search" />
      <span className={styles.label}>
        {translate({id: 'theme.SearchBar.label', message: 'Search'})}
      </span>
      <span className={styles.keys} aria-hidden="true">
        <kbd>{isApple ? '⌘' : 'Ctrl'}</kbd>
        <kbd>K</kbd>
      </span>
    </button>
  );
}
