import imports from '@generated/packed-routes/registry';
import {chunkName} from '../expand';

/** Takes the place of `@generated/registry`. */
export default Object.fromEntries(imports.map((load, number) => [chunkName(number), [load]]));
