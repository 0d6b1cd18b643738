export {escapeHtml} from './escapeHtml';
export {pieces, type Piece} from './pieces';
export {areQuestions} from './questions';
export {wordParts} from './wordBreaks';
