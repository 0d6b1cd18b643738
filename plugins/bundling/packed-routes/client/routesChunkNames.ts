import tables from '@generated/packed-routes/tables.json';
import {expandRoutes, type RouteTable} from '../expand';

const {routes, chunkNames} = expandRoutes(tables.routes as unknown as RouteTable);

export {routes};

/** Replaces `@generated/routesChunkNames`. */
export default chunkNames;
