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

/** Networks whose pages had shorter addresses. */
const CONNECTED =
  'admob-sync adcolony admob amazon applovin ironsource meta-audience unityads vk vungle yandex'.split(
    ' ',
  );

/**
 * Short addresses of the older site that are still linked from outside, and
 * names that a reader who knows another guide may expect. The client redirects, the server rules and their check all read this list.
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
