import type {Options} from '@docusaurus/plugin-content-docs';
import {homeTopics} from './home';
import type {Platform} from './platforms';
import {whatFits} from './whatFits';

type Generator = NonNullable<Options['sidebarItemsGenerator']>;

/** Generates a guide's sidebar and appends the links to what its readers need outside it. */
export const guideSidebar =
  (platform: Platform): Generator =>
  async ({defaultSidebarItemsGenerator, ...folder}) => [
    ...(await defaultSidebarItemsGenerator(folder)),
    {
      type: 'link',
      label: 'What fits my project',
      href: whatFits(platform),
      className: 'site-ways',
    },
    {type: 'link', label: 'Network setup', href: homeTopics.networks},
    {type: 'link', label: 'Reporting', href: homeTopics.reporting},
    {type: 'link', label: 'Troubleshooting', href: homeTopics.troubleshooting},
  ];
