import {createContext} from 'react';

/** Markup of the block being shown, for the parts of the theme's layout. */
export const BlockContext = createContext<{html: string; sample?: string; folds?: boolean}>({
  html: '',
});
