export {isCompiled, languageOf, platformOf, type Block, type Language} from './blocks';
export {checkBlock, declaredNames} from './check';
export {compileBlocks, type Compiled} from './compile';
export {loadGrammars, type Parse} from './grammars';
export type {Cache, Problem} from './problem';
export {sdksOf, type Knowledge, type Platform, type Sdk} from './symbols';
