import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {guidePages} from '@site/config/home';
import {lastPlatformPages} from '@site/src/shell/preferredPages';
import DefaultNavbarItem, {type Props} from '@theme/NavbarItem/DefaultNavbarItem';
import type {ReactNode} from 'react';

/** Leads to the changelog of the platform that the reader saw last. */
export default function NewsNavbarItem(props: Props): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const marks = lastPlatformPages((platform) => withBaseUrl(guidePages(platform).changelog));
  return <DefaultNavbarItem {...props} to={guidePages('android').changelog} {...marks} />;
}
