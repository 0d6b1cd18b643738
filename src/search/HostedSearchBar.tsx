import {type ReactNode} from 'react';
import OriginalSearchBar from '@theme-original/SearchBar';
import {withEscapedHits} from './hosted';
import {useAnyLayout} from './useAnyLayout';
import {useModalProps} from './useModalProps';
import './button.css';
import './modal.css';

// The theme's types know nothing of the properties that it accepts.
const Original = OriginalSearchBar as (props: Record<string, unknown>) => ReactNode;

/** The theme's search bar with a true count, escaped hits and the site's own scope. */
export default function HostedSearchBar(): ReactNode {
  useAnyLayout();
  return <Original {...useModalProps(withEscapedHits)} contextualSearch={false} />;
}
