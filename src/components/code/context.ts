import {createContext} from 'react';

/** Markup of the current block, for the components of the theme's layout. */
export const BlockContext = createContext<{html: string; sample?: string; folds?: boolean}>({
  html: '',
});
