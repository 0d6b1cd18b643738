import {otherVersions, docSets} from './docSets';
import {oldAddresses} from './oldAddresses';

/**
 * Short addresses of the older site that other sites still link to, and names that a reader of
 * another guide would try, with the pages that replaced them, all without the base URL. The
 * client redirects, the server rules and their check all read this list.
 */
export const redirects: readonly {from: string; to: string}[] = [
  // Networks whose pages had shorter addresses.
  ...'admob-sync adcolony admob amazon applovin ironsource meta-audience unityads vk vungle yandex'
    .split(' ')
    .map((name) => ({
      from: `/networks-setup/${name}`,
      to: `/networks-setup/ad-networks/network-connection/${name}`,
    })),
  ...['inmobi', 'mintegral', 'startapp'].map((name) => ({
    from: `/networks-setup/ad-networks/link-${name}`,
    to: '/networks-setup/ad-networks/introduction#other-networks',
  })),
  // The name in the other guides, in each version.
  ...docSets
    .filter(({id}) => id === 'unity')
    .flatMap((unity) => ['', ...otherVersions(unity).map((version) => `/${version}`)])
    .map((version) => ({
      from: `/unity${version}/advanced/configure-mediated-networks`,
      to: `/unity${version}/advanced/appodeal-plugin-manager`,
    })),
  ...oldAddresses,
];
