export {escapeHtml} from './escapeHtml';
export {fewOf} from './fewOf';
export {jsonOf} from './json';
export {pieces, type Piece} from './pieces';
export {printable} from './printable';
export {areQuestions} from './questions';
export {wordParts} from './wordBreaks';
