export {
  catalogueOf,
  platforms,
  type Catalogue,
  type Platform,
  type Requirements,
} from './catalogue';
export {compareVersions} from './compare';
export {
  answerOf,
  changeOf,
  collisionsOf,
  leavingOut,
  needOf,
  olderBuilds,
  targetsOf,
  versionsOf,
  type Answer,
  type Build,
  type Collision,
} from './fits';
export {compareGradle, gradleAccepts} from './gradle';
export {canMeet} from './pods';
export {
  dependsOn,
  emptyProject,
  figuresOf,
  isOwnPod,
  isValue,
  knownPods,
  nearest,
  projectFrom,
  projectOf,
  type Figure,
  type Misuse,
  type Project,
} from './project';
export {readTexts, resolvedIn, type Note, type Reading, type Source} from './read';
export {collisionSentence, fixSentence, noteSentence, type Say} from './sentences';
export {editorMeets} from './unity';
