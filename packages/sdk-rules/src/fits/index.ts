export * from './app';
export * from './catalogue';
export * from './fits';
export * from './project';
export * from './read';
export * from './sentences';
export {isOwnPod} from '@help-center/sdk-data/ours';
