// Wraps the theme's search bar: it serves the hosted engine alone. The plugin
// search-index puts HostedSearchBar in the place of this import in such builds,
// so that pages load the code of one engine.
export {default} from '@site/src/search/LocalSearchBar';
