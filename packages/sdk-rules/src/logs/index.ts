export {addressOf, askedErrors, PARAMETER} from './logic';
export {createReader, type Knowledge, type Run} from './run';
export {verdictOf, type Card, type Verdict} from './verdict';
