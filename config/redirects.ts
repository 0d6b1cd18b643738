import {otherVersions, docSets} from './docSets';

/** One old address and the page that replaced it, both without base URL. */
export interface Redirect {
  from: string;
  to: string;
}

/** A page of a guide whose twins on the other platforms have another name, in each of its versions. */
function twin(guide: string, from: string, to: string): Redirect[] {
  return docSets
    .filter(({id}) => id === guide)
    .flatMap((docSet) => ['', ...otherVersions(docSet).map((version) => `/${version}`)])
    .map((version) => ({from: `/${guide}${version}/${from}`, to: `/${guide}${version}/${to}`}));
}

/**
 * Short addresses of the older site that are still linked from outside, and
 * names that a reader who knows another guide may expect. The client redirects, the server rules and their check all read this list.
 */
export const redirects: readonly Redirect[] = [
  {
    from: '/networks-setup/admob-sync',
    to: '/networks-setup/ad-networks/network-connection/admob-sync',
  },
  {
    from: '/networks-setup/adcolony',
    to: '/networks-setup/ad-networks/network-connection/adcolony',
  },
  {
    from: '/networks-setup/admob',
    to: '/networks-setup/ad-networks/network-connection/admob',
  },
  {
    from: '/networks-setup/amazon',
    to: '/networks-setup/ad-networks/network-connection/amazon',
  },
  {
    from: '/networks-setup/applovin',
    to: '/networks-setup/ad-networks/network-connection/applovin',
  },
  {
    from: '/networks-setup/ironsource',
    to: '/networks-setup/ad-networks/network-connection/ironsource',
  },
  {
    from: '/networks-setup/meta-audience',
    to: '/networks-setup/ad-networks/network-connection/meta-audience',
  },
  {
    from: '/networks-setup/unityads',
    to: '/networks-setup/ad-networks/network-connection/unityads',
  },
  {
    from: '/networks-setup/vk',
    to: '/networks-setup/ad-networks/network-connection/vk',
  },
  {
    from: '/networks-setup/vungle',
    to: '/networks-setup/ad-networks/network-connection/vungle',
  },
  {
    from: '/networks-setup/yandex',
    to: '/networks-setup/ad-networks/network-connection/yandex',
  },
  {
    from: '/networks-setup/ad-networks/link-inmobi',
    to: '/networks-setup/ad-networks/introduction',
  },
  {
    from: '/networks-setup/ad-networks/link-mintegral',
    to: '/networks-setup/ad-networks/introduction',
  },
  {
    from: '/networks-setup/ad-networks/link-startapp',
    to: '/networks-setup/ad-networks/introduction',
  },
  ...twin('unity', 'advanced/configure-mediated-networks', 'advanced/appodeal-plugin-manager'),
];
