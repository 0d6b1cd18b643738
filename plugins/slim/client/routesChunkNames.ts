import tables from '@generated/slim/tables.json';
import {expandRoutes, type RouteTable} from '../expand';

const {routes, chunkNames} = expandRoutes(tables.routes as unknown as RouteTable);

export {routes};

/** Takes the place of `@generated/routesChunkNames`. */
export default chunkNames;
