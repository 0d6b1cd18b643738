export {escapeHtml} from './escapeHtml';
export {jsonOf} from './json';
export {pieces, type Piece} from './pieces';
export {printable} from './printable';
export {areQuestions} from './questions';
export {wordParts} from './wordBreaks';
