import {otherVersions, docSets} from './docSets';

/** An old address and the page that replaced it, both without the base URL. */
export interface Redirect {
  from: string;
  to: string;
}

/** Redirects from another guide's name for a page to this guide's name, in each version. */
function twin(guide: string, from: string, to: string): Redirect[] {
  return docSets
    .filter(({id}) => id === guide)
    .flatMap((docSet) => ['', ...otherVersions(docSet).map((version) => `/${version}`)])
    .map((version) => ({from: `/${guide}${version}/${from}`, to: `/${guide}${version}/${to}`}));
}

/** Networks whose pages had shorter addresses. */
const CONNECTED =
  'admob-sync adcolony admob amazon applovin ironsource meta-audience unityads vk vungle yandex'.split(
    ' ',
  );

/**
 * Short addresses of the older site that other sites still link to, and names that a reader
 * of another guide would try. The client redirects, the server rules and their check all read
 * this list.
 */
export const redirects: readonly Redirect[] = [
  ...CONNECTED.map((name) => ({
    from: `/networks-setup/${name}`,
    to: `/networks-setup/ad-networks/network-connection/${name}`,
  })),
  ...['inmobi', 'mintegral', 'startapp'].map((name) => ({
    from: `/networks-setup/ad-networks/link-${name}`,
    to: '/networks-setup/ad-networks/introduction',
  })),
  ...twin('unity', 'advanced/configure-mediated-networks', 'advanced/appodeal-plugin-manager'),
];
