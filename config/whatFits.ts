import type {Options} from '@docusaurus/plugin-content-docs';
import type {Platform} from './platforms';

type Generator = NonNullable<Options['sidebarItemsGenerator']>;

/** The tool that says which releases go with a project, as it stands for a platform. */
export const whatFits = (platform: Platform): string => `/what-fits?platform=${platform}`;

/** A guide's sidebar, made from its folders, with the tool behind the last page. */
export const withWhatFits =
  (platform: Platform): Generator =>
  async ({defaultSidebarItemsGenerator, ...folder}) => [
    ...(await defaultSidebarItemsGenerator(folder)),
    {type: 'link', label: 'What fits my project', href: whatFits(platform)},
  ];
