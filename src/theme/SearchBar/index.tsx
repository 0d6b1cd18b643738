// Replaces the theme's search bar, which serves the hosted engine alone and
// brings its vendor's dialog.
export {default} from '@site/src/search/SearchBar';
