import {type ReactNode} from 'react';
import OriginalSearchBar from '@theme-original/SearchBar';
import {withEscapedHits} from '@site/src/search/hosted';
import {LocalSearchBar} from '@site/src/search/LocalSearchBar';
import {useSearchSettings} from '@site/src/search/settings';
import {useModalProps} from '@site/src/search/useModalProps';
import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/button.css';
import './styles.css';

// The theme's types know nothing of the properties that it accepts.
const Original = OriginalSearchBar as (props: Record<string, unknown>) => ReactNode;

/** The theme's search bar with a true count, escaped hits and the site's own scope. */
function HostedSearchBar(): ReactNode {
  return <Original {...useModalProps(withEscapedHits)} contextualSearch={false} />;
}

/** Wraps the theme's search bar: it serves the hosted engine, the local index has its own. */
export default function SearchBar(): ReactNode {
  return useSearchSettings().hosted ? <HostedSearchBar /> : <LocalSearchBar />;
}
