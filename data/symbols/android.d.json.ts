import type {Symbols} from './types';
declare const data: Symbols;
export default data;
