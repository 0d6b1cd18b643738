export type {FileKind, Finding, Level} from './findings';
export {checkConfig, type Parse, type Report} from './logic';
export {sentence, type ConfigWords} from './sentences';
