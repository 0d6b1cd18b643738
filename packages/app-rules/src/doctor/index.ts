export {examine} from './check';
export type {Call, Command} from './commands';
export {readApp} from './files';
export {pageAddress} from './findings';
export {main} from './main';
export {movedCommand} from './moved';
export {inLocale, type Site} from './site';
