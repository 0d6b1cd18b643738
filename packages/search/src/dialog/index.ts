export {CardLines} from './CardLines';
export {Failure} from './Failure';
export {Icon} from './Icon';
export {leaveFor} from './landing';
export {MarkedText, Titles} from './MarkedText';
export {PlatformFilter} from './PlatformFilter';
export {startSearch} from './root';
export type {Engine, SearchData, SearchSite, Words} from './site';
export {useAnswer, type Outcome} from './useAnswer';
