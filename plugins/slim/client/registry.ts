import imports from '@generated/slim/registry';
import {chunkName} from '../expand';

/** Takes the place of `@generated/registry`. */
export default Object.fromEntries(imports.map((load, number) => [chunkName(number), [load]]));
