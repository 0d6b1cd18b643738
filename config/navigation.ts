import type {ThemeConfig} from '@docusaurus/preset-classic';
import {feedFormats, feedPath} from './feeds';
import {guidePages, homeTopics} from './home';
import {guides, type Guide} from './platforms';
import {links} from './provider';

/** A navbar item as the theme's configuration accepts it. */
type NavbarItem = NonNullable<ThemeConfig['navbar']>['items'] extends (infer Item)[] | undefined
  ? Item
  : never;

type Entry = {
  label: string;
  to: string;
  /** The entry is marked on all pages below. */
  activeBasePath: string;
};

/** A way into a doc set. */
const entry = (label: string, to: string): Entry => ({
  label,
  to,
  activeBasePath: `/${to.split('/')[1]}/`,
});

const start = ({label, platform}: Guide): Entry => entry(label, guidePages(platform).start);

const general: readonly Entry[] = [
  entry('Network Setup', '/networks-setup/introduction'),
  entry(
    'FAQ & Troubleshooting',
    '/faq-and-troubleshooting/faq/generate-the-json-file-in-google-cloud',
  ),
  entry('Reporting', '/reporting/reporting-api'),
  entry('Advanced', '/advanced/ad-revenue-attribution'),
  entry('Publishing Soft Launch', '/accelerator/introduction'),
];

const plugins = [
  {label: 'React-Native Plugin', href: links.reactNativePlugin},
  {label: 'Flutter Plugin', href: links.flutterPlugin},
];

const policy = {label: 'SDK Deprecation Policy', to: '/advanced/sdk-deprecation-policy'};

/** Items of the top bar. */
export function navbarItems(): NavbarItem[] {
  return [
    {
      type: 'custom-sdkGuides',
      label: 'SDK Guides',
      position: 'left',
      items: [...guides.map(start), ...plugins, policy],
    },
    {type: 'dropdown', label: 'General', position: 'left', items: [...general]},
    // Last, so that nothing moves where it comes and goes.
    ...guides.map(({pluginId}): NavbarItem => ({
      type: 'docsVersionDropdown',
      docsPluginId: pluginId,
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
        {label: 'Ask support', to: `${homeTopics.troubleshooting}#support`},
        {label: 'Glossary', to: '/networks-setup/glossary'},
      ],
    },
    {
      title: 'Releases',
      items: [
        {label: 'Versions', to: '/versions'},
        {label: 'What fits my project', to: '/what-fits'},
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
      ],
    },
  ],
  copyright: '© 2025 Appodeal Inc.',
};
