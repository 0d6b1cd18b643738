/** Words too long for a narrow column. */
const LONG = /[\p{L}\d]{16,}/gu;
const HUMP = /(?<=[\p{Ll}\d])(?=\p{Lu})/gu;

/**
 * Splits a text where a line may break inside a long name such as
 * `GADInvalidInitializationException`: before its capital letters.
 *
 * @returns the parts in order; one part if there is nothing to split
 */
export const wordParts = (text: string): string[] =>
  text.replace(LONG, (word) => word.replace(HUMP, '\0')).split('\0');
