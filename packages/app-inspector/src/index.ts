export {inspect, type Progress} from './inspect';
export {Refused, type Refusal, type Source} from './formats/zip';
export {
  fill,
  grouped,
  listed,
  report,
  unreadIn,
  type Finding,
  type Report,
  type Words,
} from './report';
export type {Facts, Inspection, Kind, Severity} from './model';
