import ComponentCreator from '@docusaurus/ComponentCreator';
import type {ExpandedRoute} from '../expand';
import {routes} from './routesChunkNames';

const withComponents = (list: readonly ExpandedRoute[]): unknown[] =>
  list.map(({path, key, attributes, routes: children}) => ({
    path,
    component: ComponentCreator(path, key),
    ...attributes,
    ...(children && {routes: withComponents(children)}),
  }));

/** Replaces `@generated/routes`. */
export default [...withComponents(routes), {path: '*', component: ComponentCreator('*', '')}];
