/** Tells messages, which readers ask about, from other text of code blocks. */

/** Words that tell an error message from other output. */
const ERROR_WORDS =
  /error|exception|fail|fatal|not found|cannot|can't|could not|couldn't|unable|invalid|missing|duplicate|unresolved|undefined|conflict|denied|warning|incompatible|requires?\b|unsupported|not allowed|no such|crash|sigabrt|nofill|no_?fill|ошибк/i;

/** A message much longer than this is a dump; its beginning identifies it. */
export const MAX_ERROR = 300;
const MAX_ERRORS_PER_BLOCK = 12;

/** A text with single spaces, and without signs that nobody sees. */
export const squeeze = (text: string): string =>
  text
    .replace(/[\u200B\uFEFF]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Lines of an output block or a quoted message that are error strings. */
export function errorLines(text: string): string[] {
  return text
    .split('\n')
    .map(squeeze)
    .filter((line) => line.length >= 12 && line.includes(' ') && ERROR_WORDS.test(line))
    .slice(0, MAX_ERRORS_PER_BLOCK)
    .map((line) => line.slice(0, MAX_ERROR));
}

/** A printed message has at least this many words. */
const MESSAGE_WORDS = 4;

/** Longer blocks are dumps, in which only lines about errors are messages. */
const SHORT_OUTPUT = 4;

/**
 * Splits a block of output into messages and other text. Every line of a short block
 * is a message; of a long one, only lines about errors are.
 */
export function readOutput(text: string): {messages: string[]; rest: string} {
  const lines = text.split('\n').map(squeeze).filter(Boolean);
  const messages = new Set(errorLines(text));
  if (lines.length <= SHORT_OUTPUT) {
    lines
      .filter((line) => line.split(' ').length >= MESSAGE_WORDS)
      .forEach((line) => messages.add(line.slice(0, MAX_ERROR)));
  }
  const rest = lines.filter((line) => !messages.has(line.slice(0, MAX_ERROR)));
  return {messages: [...messages], rest: rest.join(' ').slice(0, MAX_REST)};
}

/** What is kept of a dump beside its messages. */
const MAX_REST = 600;
