export {compareVersions, gemVersion} from './compare';
export {compareGradle, gradleAccepts} from './gradle';
export {canMeet, isRequirement, namedVersion, rootOf} from './pods';
export {editorMeets, isEditor} from './unity';
