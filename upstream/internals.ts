/**
 * Every file of the framework that the site replaces, imports past its public
 * interface, or relies on the form of. See README.md.
 */
export interface Internal {
  /** Path below node_modules. */
  path: string;
  /** Start of the SHA-256 of its content, as it was when the site was last seen to work with it. */
  hash: string;
  why: string;
  /** What to look at when it has changed. */
  look: string;
}

export const internals: readonly Internal[] = [
  // Scripts and chunks
  {
    path: '@docusaurus/core/lib/client/docusaurus.js',
    hash: 'b0d1dbdc1e3a706f',
    why: 'Replaced by plugins/prefetch/client/docusaurus.ts.',
    look: 'Its two functions and who calls them (core’s Link): prefetch for links in view, preload on hover and touch.',
  },
  {
    path: '@docusaurus/core/lib/client/preload.js',
    hash: '8c1e3de18d307e2f',
    why: 'Imported by plugins/prefetch/client/docusaurus.ts; loads the chunks of the routes that match a path.',
    look: 'That it still takes a path and returns a promise that fails with a chunk.',
  },
  {
    path: '@docusaurus/core/lib/client/clientEntry.js',
    hash: 'a9d6514eaf79c05c',
    why: 'Starts the site, with the provider of plugins/small-scripts/client/head.ts and the router beside it: plugins/chunk-names must know the names of files before it loads the first chunk, and src/start hears of one that is lost because nobody else catches it.',
    look: 'That client modules still run before preload(), that its failure is still not caught, and which modules it imports by relative paths.',
  },
  {
    path: '@docusaurus/core/lib/client/hasHydratedDataAttribute.js',
    hash: '66d8a389d5b740ea',
    why: 'src/start reads data-has-hydrated to tell a page that never came alive.',
    look: 'The attribute and when it becomes true.',
  },
  {
    path: '@docusaurus/core/lib/client/PendingNavigation.js',
    hash: '1c489db32b5665b0',
    why: 'Loads the page whole when a chunk of the next page fails; plugins/chunk-names relies on that. Shows the old location meanwhile, by Route of plugins/small-scripts/client/router.tsx.',
    look: 'The catch after preload(), and the props of Route.',
  },
  {
    path: '@docusaurus/core/lib/client/exports/ComponentCreator.js',
    hash: '5f99bdbd725f6e0b',
    why: 'Reads routesChunkNames and registry, which plugins/packed-routes replaces.',
    look: 'The key of a route’s chunks (path, dash, hash) and the form of a registry entry: only its first part, the import, is kept.',
  },
  {
    path: '@docusaurus/core/lib/server/codegen/codegenRoutes.js',
    hash: '6bdf7133ebc411f9',
    why: 'Writes the files that plugins/packed-routes reads; imported by its test.',
    look: 'The form of routes.js, registry.js and routesChunkNames.json; plugins/packed-routes/generated.test.ts shows what no longer fits.',
  },
  {
    path: '@docusaurus/plugin-content-docs/lib/globalData.js',
    hash: '192cde2ebaf1ba14',
    why: 'Writes the list of docs that plugins/packed-routes packs.',
    look: 'The attributes of a version and of a doc.',
  },
  {
    path: '@docusaurus/core/lib/webpack/plugins/ChunkAssetPlugin.js',
    hash: 'd1fdb10641cef8bb',
    why: 'Taken out by plugins/chunk-names: its table grows with the pages, and names files without their hashes.',
    look: 'Who else calls __webpack_require__.gca.',
  },
  {
    path: '@docusaurus/core/lib/webpack/base.js',
    hash: 'b3c441dfc9ae516b',
    why: 'plugins/chunk-names changes its chunkFilename and splitChunks, plugins/build-cache the version of its cache.',
    look: 'Where the cache’s settings lie, the names of chunks and files, and the cache groups common and styles.',
  },
  {
    path: '@docusaurus/core/lib/webpack/client.js',
    hash: 'b38143fa54a7b01e',
    why: 'plugins/chunk-names looks for the entry main and its plugins.',
    look: 'The entry, the runtime chunk and the list of plugins.',
  },
  {
    path: '@docusaurus/core/lib/ssg/ssgUtils.js',
    hash: '040b18324fc90e7d',
    why: 'plugins/chunk-names finds the file of a page by the same rule.',
    look: 'pathnameToFilename: the file of an address without a slash at its end.',
  },
  {
    path: '@docusaurus/bundler/lib/minification.js',
    hash: 'eab700507706bb78',
    why: 'plugins/small-scripts replaces its minifier of scripts.',
    look: 'The class of the minifier and its options: keep what is new, change ecma and asciiOnly alone.',
  },
  {
    path: '@docusaurus/utils-common/lib/index.js',
    hash: 'f67a902f603f736c',
    why: 'The one importer of tslib in the browser, which plugins/small-scripts replaces by two helpers.',
    look: 'Which helpers of tslib its modules import; without any the replacement can go.',
  },
  // Smaller modules in the place of the framework’s
  {
    path: '@docusaurus/core/lib/client/exports/Head.js',
    hash: 'cffe1438651ffcd1',
    why: 'Its Helmet is plugins/small-scripts/client/head.ts in the browser.',
    look: 'That it takes nothing but Helmet, and whether it still uses react-helmet-async.',
  },
  {
    path: 'react-helmet-async/lib/index.module.js',
    hash: 'dd24f7f1c989b2d5',
    why: 'Writes the heads of the static build, with which plugins/small-scripts/client/head.ts agrees in the browser.',
    look: 'plugins/small-scripts/client/head.test.tsx compares both; the mark data-rh on all that it writes.',
  },
  {
    path: '@docusaurus/core/lib/client/exports/router.js',
    hash: 'ef6514dba2896167',
    why: 'Hands out four names of the router, which is plugins/small-scripts/client/router.tsx in the browser.',
    look: 'New names: the build warns of those that the replacement lacks.',
  },
  {
    path: '@docusaurus/core/lib/client/exports/Link.js',
    hash: 'cd83fc0c2bffaab8',
    why: 'Uses Link and NavLink of plugins/small-scripts/client/router.tsx.',
    look: 'The props it gives them; that links with a target of their own are plain ones, and that `to` is text.',
  },
  {
    path: '@docusaurus/core/lib/client/exports/renderRoutes.js',
    hash: '1e6c09c6fedea325',
    why: 'Is renderRoutes of plugins/small-scripts/client/router.tsx in the browser.',
    look: 'Whether it still comes from react-router-config.',
  },
  {
    path: 'react-router/esm/react-router.js',
    hash: '959b74b77b5f2b69',
    why: 'Renders the static build, with which plugins/small-scripts/client/router.tsx agrees in the browser.',
    look: 'plugins/small-scripts/client/router.test.tsx compares both; the effect of a path, of exact and of a slash at the end.',
  },
  {
    path: '@docusaurus/plugin-content-docs/lib/props.js',
    hash: '26b2e7cd95c0f812',
    why: 'Writes what a version hands to its pages; plugins/small-scripts/versionLoader.cjs takes the docs out.',
    look: 'toVersionMetadataProp: the attribute docs, and that useDocById alone reads it.',
  },
  {
    path: '@docusaurus/theme-classic/lib/nprogress.js',
    hash: '58b21ff3eb278f6c',
    why: 'Replaced by plugins/small-scripts/client/progress.ts.',
    look: 'When the bar comes and goes.',
  },
  // The static build
  {
    path: '@docusaurus/core/lib/client/renderToHtml.js',
    hash: '4d5277baa8caa445',
    why: 'Replaced by plugins/whole-pages/renderToHtml.ts.',
    look: 'What it is given and returns, and whether it takes options by now that make the replacement needless.',
  },
  {
    path: '@docusaurus/core/lib/client/serverEntry.js',
    hash: 'd727838aa299a01f',
    why: 'Calls renderToHtml, see above.',
    look: 'The relative import of renderToHtml.',
  },
  {
    path: '@docusaurus/core/lib/client/exports/ExecutionEnvironment.js',
    hash: 'cd033585aa084d00',
    why: 'Imported by unit tests, see vitest.config.mts.',
    look: 'That it works outside a built site.',
  },
  {
    path: '@docusaurus/core/lib/client/exports/useIsBrowser.js',
    hash: '3df5c8e89543244c',
    why: 'Imported by unit tests, see vitest.config.mts.',
    look: 'That it works outside a built site.',
  },
  // Code blocks
  {
    path: '@docusaurus/theme-classic/lib/prism-include-languages.js',
    hash: 'a464a26897ccb5b2',
    why: 'Replaced by plugins/highlight/empty.js: code is highlighted while pages are compiled.',
    look: 'Who imports it, and whether the theme needs Prism in the browser for anything else.',
  },
  {
    path: '@docusaurus/theme-common/lib/utils/codeBlockUtils.js',
    hash: 'ade5a2056ef4f591',
    why: 'plugins/highlight reads titles, ranges and line numbers with it, and gives a copy of it to the browser.',
    look: 'createCodeBlockMetadata: arguments and result.',
  },
  {
    path: '@docusaurus/theme-common/lib/internal.js',
    hash: 'd9e37193d3408d14',
    why: 'Imported as @docusaurus/theme-common/internal; the types show what is missing.',
    look: 'Functions used by src/theme and src/components/code: useCodeBlockContext, createCodeBlockMetadata, isSamePath, useLocalPathname and the announcement bar.',
  },
  {
    path: '@docusaurus/theme-classic/lib/theme/CodeBlock/index.js',
    hash: '639f8655d319e123',
    why: 'Replaced by src/theme/CodeBlock: the stock component renders every block twice and needs Prism.',
    look: 'Props, and what it does with children that are no text.',
  },
  {
    path: '@docusaurus/theme-classic/lib/theme/CodeBlock/Content/index.js',
    hash: '0d361f5894590ea4',
    why: 'Replaced by src/theme/CodeBlock/Content, which prints one element of finished markup.',
    look: 'Markup and attributes of the pre and code elements.',
  },
  {
    path: '@docusaurus/theme-classic/lib/theme/CodeBlock/Content/styles.module.css',
    hash: '26dba21a9e8eb538',
    why: 'Imported by src/theme/CodeBlock/Content.',
    look: 'The names codeBlock, codeBlockStandalone, codeBlockLines and codeBlockLinesWithNumbering.',
  },
  {
    path: '@docusaurus/theme-classic/lib/theme/CodeBlock/Buttons/CopyButton/index.js',
    hash: '936a841fd6a5778e',
    why: 'Replaced by src/theme/CodeBlock/Buttons/CopyButton, which copies by a selection where a frame may not write to the clipboard.',
    look: 'Whether it copes with a refused clipboard and shows it: then the replacement can go. Else its labels, icons and class names.',
  },
  {
    path: '@docusaurus/theme-classic/lib/theme/CodeBlock/Buttons/CopyButton/styles.module.css',
    hash: 'd368d88d9fcda7ab',
    why: 'Imported by src/theme/CodeBlock/Buttons/CopyButton.',
    look: 'The names copyButton, copyButtonCopied, copyButtonIcons, copyButtonIcon and copyButtonSuccessIcon.',
  },
  {
    path: '@docusaurus/theme-classic/lib/theme/CodeBlock/Container/index.js',
    hash: '55ebecf7d04da066',
    why: 'Wrapped by src/theme/CodeBlock/Container, to mark samples that are wrong on purpose.',
    look: 'The wrapper passes all it is given on to this component: see that its props and its place in the page are as before.',
  },
  {
    path: '@docusaurus/mdx-loader/lib/remark/mdx1Compat/codeCompatPlugin.js',
    hash: 'cf04bb42d73816eb',
    why: 'Imported by plugins/highlight/rehype.test.ts: fences come to the plugin as it leaves them.',
    look: 'Where it puts language and meta of a fence.',
  },
  // Components of the theme that are marked unsafe to wrap or replace
  {
    path: '@docusaurus/theme-classic/lib/theme/AnnouncementBar/index.js',
    hash: '3b497461548ccc36',
    why: 'Wrapped by src/theme/AnnouncementBar.',
    look: 'The wrapper passes all it is given on to this component: see that its props and its place in the page are as before.',
  },
  {
    path: '@docusaurus/theme-classic/lib/theme/DocBreadcrumbs/Items/Home/index.js',
    hash: '24970d20dba94b39',
    why: 'Wrapped by src/theme/DocBreadcrumbs/Items/Home, which leaves it out inside the dashboard.',
    look: 'The wrapper passes all it is given on to this component: see that its props and its place in the page are as before.',
  },
  {
    path: '@docusaurus/theme-classic/lib/theme/DocItem/Content/index.js',
    hash: '0902dcb538c3dbbe',
    why: 'Wrapped by src/theme/DocItem/Content, which puts the platform switch before the article.',
    look: 'How it decides whether to print the page’s title itself.',
  },
  {
    path: '@docusaurus/theme-classic/lib/theme/DocItem/Metadata/index.js',
    hash: 'f92ee0be920631f3',
    why: 'Wrapped by src/theme/DocItem/Metadata, which adds a canonical link to archived pages.',
    look: 'That a canonical link that comes later still wins.',
  },
  {
    path: '@docusaurus/theme-classic/lib/theme/Layout/index.js',
    hash: '9d37f063ca131079',
    why: 'Wrapped by src/theme/Layout, which marks framed pages and preloads the text face.',
    look: 'The wrapper passes all it is given on to this component: see that its props and its place in the page are as before.',
  },
  {
    path: '@docusaurus/theme-classic/lib/theme/Logo/index.js',
    hash: '60c64ce82ec8bd64',
    why: 'Wrapped by src/theme/Logo.',
    look: 'The wrapper passes all it is given on to this component: see that its props and its place in the page are as before.',
  },
  {
    path: '@docusaurus/theme-classic/lib/theme/DocBreadcrumbs/index.js',
    hash: 'a5e21e8d877b58a2',
    why: 'Wrapped by src/theme/DocBreadcrumbs, which adds the row of a phone. src/css/article.css hides its last item, since the title below says it.',
    look: 'The wrapper passes all it is given on to this component: see that its props and its place in the page are as before.',
  },
  {
    path: '@docusaurus/theme-classic/lib/theme/DocSidebar/Desktop/Content/index.js',
    hash: '04f491efad77341c',
    why: 'Wrapped by src/theme/DocSidebar/Desktop/Content, which names the guide above the menu and scrolls the menu to the page.',
    look: 'That it is the part that scrolls, and still a nav with the class menu.',
  },
  {
    path: '@docusaurus/theme-classic/lib/theme/Navbar/MobileSidebar/SecondaryMenu/index.js',
    hash: 'b32ec6bde0d8590e',
    why: 'Wrapped by src/theme/Navbar/MobileSidebar/SecondaryMenu, which names the guide above the menu.',
    look: 'The wrapper passes all it is given on to this component: see that its props and its place in the page are as before.',
  },
  {
    path: '@docusaurus/theme-classic/lib/theme/TOC/index.js',
    hash: '5586e5cc0e3053bb',
    why: 'Replaced by src/theme/TOC, which has a heading inside the part that scrolls.',
    look: 'Class names of its links and what it hands to TOCItems.',
  },
  {
    path: '@docusaurus/theme-classic/lib/theme/TOCItems/index.js',
    hash: '790e025537df9e23',
    why: 'Wrapped by src/theme/TOCItems, which names the language of the contents.',
    look: 'The wrapper passes all it is given on to this component: see that its props and its place in the page are as before.',
  },
  {
    path: '@docusaurus/theme-classic/lib/theme/TOC/styles.module.css',
    hash: '41c37cc9e4157852',
    why: 'Imported by src/theme/TOC.',
    look: 'The class of the part that scrolls.',
  },
  {
    path: '@docusaurus/theme-classic/lib/theme/MDXComponents/index.js',
    hash: 'b1a0eed95525de25',
    why: 'Extended by src/theme/MDXComponents with the site’s components.',
    look: 'New names that equal the site’s own.',
  },
  {
    path: '@docusaurus/theme-classic/lib/theme/DocSidebarItem/Link/index.js',
    hash: 'ea78ce62f5e4af48',
    why: 'Wrapped by src/theme/DocSidebarItem/Link, which lets long labels break before their capitals.',
    look: 'That the label is still a string of the item.',
  },
  {
    path: '@docusaurus/theme-classic/lib/theme/Navbar/Content/index.js',
    hash: 'bfd2fb36cf8d26f0',
    why: 'Replaced by src/theme/Navbar/Content, since the search stands in the middle of the bar and the reader at its end.',
    look: 'New parts of the bar, and how it leaves out the button of the menu.',
  },
  {
    path: '@docusaurus/theme-classic/lib/theme/Navbar/MobileSidebar/index.js',
    hash: '0e302185bbfd7b0a',
    why: 'Wrapped by src/theme/Navbar/MobileSidebar, which closes the menu with Escape and on going to a page.',
    look: 'Whether it closes the menu by itself now.',
  },
  {
    path: '@docusaurus/theme-classic/lib/theme/Navbar/index.js',
    hash: 'afeb118bb9c8d5ec',
    why: 'Wrapped by src/theme/Navbar, which leaves it out on framed pages.',
    look: 'The wrapper passes all it is given on to this component: see that its props and its place in the page are as before.',
  },
  {
    path: '@docusaurus/plugin-content-docs/lib/client/docsPreferredVersion.js',
    hash: 'eef363430b9a260d',
    why: 'src/shell/SdkGuidesNavbarItem removes what it stores when a reader chose the latest version.',
    look: 'The key of the storage slot, docs-preferred-version-<plugin id>, or a way to clear it.',
  },
  {
    path: '@docusaurus/plugin-ideal-image/lib/theme/IdealImage/index.js',
    hash: 'a275d133d042067c',
    why: 'Wrapped by src/theme/IdealImage, which hands over attributes that its types do not have.',
    look: 'That threshold and className still reach the component below, and whether a slow picture says so without them.',
  },
  {
    path: '@docusaurus/theme-classic/lib/theme/NavbarItem/ComponentTypes.js',
    hash: '90ba290ccf01e0b8',
    why: 'Extended by src/theme/NavbarItem/ComponentTypes with the site’s items.',
    look: 'That names starting with custom- are still free.',
  },
  {
    path: '@docusaurus/theme-classic/lib/theme/NavbarItem/DocsVersionDropdownNavbarItem.js',
    hash: '4eb5a0fc4a1f4b48',
    why: 'Wrapped by src/theme/NavbarItem/DocsVersionDropdownNavbarItem.',
    look: 'The wrapper passes all it is given on to this component: see that its props and its place in the page are as before.',
  },
  {
    path: '@docusaurus/theme-classic/lib/theme/NavbarItem/DropdownNavbarItem/Desktop/index.js',
    hash: 'c49755ffce7ccfbd',
    why: 'Replaced by src/theme/NavbarItem/DropdownNavbarItem/Desktop: its trigger cannot be opened with a screen reader.',
    look: 'Props, class names, and whether the trigger is a button by now: then the replacement can go.',
  },
  {
    path: '@docusaurus/theme-classic/lib/theme/NavbarItem/DropdownNavbarItem/Mobile/index.js',
    hash: 'e8048bc6eabd96e8',
    why: 'Replaced by src/theme/NavbarItem/DropdownNavbarItem/Mobile, for the same reason.',
    look: 'As for Desktop.',
  },
  {
    path: '@docusaurus/theme-classic/lib/theme/NavbarItem/LocaleDropdownNavbarItem/index.js',
    hash: '35eda908bbc3dc01',
    why: 'Wrapped by src/theme/NavbarItem/LocaleDropdownNavbarItem, which names the menu and mends its links.',
    look: 'The items it makes and the attribute that keeps query and hash.',
  },
  {
    path: '@docusaurus/theme-classic/lib/theme/NotFound/Content/index.js',
    hash: '1339cadd0fe0b2a2',
    why: 'Replaced by src/theme/NotFound/Content, which speaks the language of the address.',
    look: 'Props, and what the page must not be without.',
  },
  {
    path: '@docusaurus/theme-search-algolia/lib/theme/SearchBar/index.js',
    hash: '0fe30dcb603307a5',
    why: 'Replaced by src/theme/SearchBar, which opens the site’s own dialog for both engines.',
    look: 'That the bar still gives it no props.',
  },
  {
    path: '@docusaurus/theme-search-algolia/lib/theme/SearchPage/index.js',
    hash: '84130988b87df272',
    why: 'Replaced by src/theme/SearchPage, which serves both engines.',
    look: 'Parameters of the address, and the request for contextual search.',
  },
];
