import type {ThemeConfig} from '@docusaurus/preset-classic';
import {archivedVersions, docSets} from './docSets';
import {feedFormats, feedPath} from './feeds';
import {guidePages, homeTopics} from './home';
import {guides, type Guide} from './platforms';
import {links} from './provider';

/** A navbar item as the theme's configuration types it. */
type NavbarItem = NonNullable<NonNullable<ThemeConfig['navbar']>['items']>[number];

/** What an entry of a menu is for; the menu says it in a line. */
export type MenuPurpose =
  | Guide['platform']
  | 'plugin'
  | 'policy'
  | 'networks'
  | 'troubleshooting'
  | 'reporting'
  | 'advanced'
  | 'softLaunch';

/** A navbar entry for a doc set. */
const entry = (purpose: MenuPurpose, label: string, to: string) => ({
  label,
  to,
  purpose,
  /** The entry is marked as current on all pages below this path. */
  activeBasePath: `/${to.split('/')[1]}/`,
});

const general = [
  entry('networks', 'Network Setup', '/networks-setup/introduction'),
  entry(
    'troubleshooting',
    'FAQ & Troubleshooting',
    '/faq-and-troubleshooting/faq/generate-the-json-file-in-google-cloud',
  ),
  entry('reporting', 'Reporting', '/reporting/reporting-api'),
  entry('advanced', 'Advanced', '/advanced/ad-revenue-attribution'),
  entry('softLaunch', 'Publishing Soft Launch', '/accelerator/introduction'),
];

const plugins = [
  {label: 'React-Native Plugin', href: links.reactNativePlugin, purpose: 'plugin'},
  {label: 'Flutter Plugin', href: links.flutterPlugin, purpose: 'plugin'},
];

const policy = {label: 'SDK Deprecation Policy', to: homeTopics.deprecation};

/**
 * Items of the navbar.
 *
 * @param siteDir - the folder with the lists of archived versions
 */
export function navbarItems(siteDir?: string): NavbarItem[] {
  return [
    {
      type: 'custom-sdkGuides',
      label: 'SDK Guides',
      position: 'left',
      items: [
        ...guides.map(({label, platform}) => entry(platform, label, guidePages(platform).start)),
        ...plugins,
        {...policy, purpose: 'policy'},
      ],
    },
    {type: 'dropdown', label: 'General', position: 'left', items: general},
    {
      label: 'Troubleshooting',
      to: homeTopics.troubleshooting,
      position: 'left',
      className: 'site-wide',
    },
    {type: 'custom-news', label: 'What’s new', position: 'left', className: 'site-wide'},
    // Last, so that nothing shifts when it appears or disappears.
    ...docSets
      .filter((docSet) => docSet.platform || archivedVersions(docSet, siteDir).length > 0)
      .map((docSet): NavbarItem => ({
        type: 'docsVersionDropdown',
        docsPluginId: docSet.pluginId,
        // Nothing but /versions leads to a beta.
        ...(docSet.beta && {versions: ['current', ...archivedVersions(docSet, siteDir)]}),
        className: 'site-version',
        position: 'left',
      })),
    {label: 'Dashboard', href: links.dashboard, position: 'right', className: 'navbar__dashboard'},
    {type: 'localeDropdown', position: 'right'},
    {type: 'custom-theme', position: 'right'},
    {type: 'custom-user', position: 'right'},
  ];
}

export const footer: ThemeConfig['footer'] = {
  links: [
    {
      title: 'Guides',
      items: [
        ...guides.map(({name, platform}) => ({label: name, to: guidePages(platform).start})),
        {label: 'Network Setup', to: homeTopics.networks},
        {label: 'Reporting API', to: homeTopics.reporting},
      ],
    },
    {
      title: 'Help',
      items: [
        {label: 'Troubleshooting', to: homeTopics.troubleshooting},
        {label: 'Ask support', to: homeTopics.support},
        {label: 'Glossary', to: '/networks-setup/glossary'},
      ],
    },
    {
      title: 'Releases',
      items: [
        {label: 'Versions', to: homeTopics.versions},
        {label: 'What fits my project', to: homeTopics.whatFits},
        policy,
        ...feedFormats.map(({id, label}) => ({
          label: `${label} feed`,
          to: `pathname://${feedPath('all', id)}`,
          target: '_self',
        })),
      ],
    },
    {
      title: 'Legal',
      items: [
        {label: 'Terms of Service', href: links.termsOfService},
        {label: 'Privacy Policy', href: links.privacyPolicy},
        {label: 'SDK License Agreement', href: links.sdkLicense},
        {
          label: 'Licenses',
          to: 'pathname:///licenses.txt',
          target: '_self',
        },
      ],
    },
  ],
  copyright: '© 2025 Appodeal Inc.',
};
