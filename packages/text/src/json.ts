/**
 * JSON with two spaces a level, in which every character that prints nothing or would be
 * obeyed, such as marks of direction, is written as an escape.
 */
export const jsonOf = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(/[^\P{C}\n]/gu, (sign) =>
    sign
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );
