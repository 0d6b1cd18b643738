/** Words too long for a narrow column. */
const LONG = /[\p{L}\d]{16,}/gu;
const HUMP = /(?<=[\p{Ll}\d])(?=\p{Lu})/u;

/**
 * Splits a text where a line may break inside a long name such as
 * `GADInvalidInitializationException`: before its capital letters.
 *
 * @returns the parts in order; one part if there is nothing to split
 */
export function wordParts(text: string): string[] {
  const parts = [''];
  let end = 0;
  const add = (part: string) => (parts[parts.length - 1] += part);
  for (const {0: word, index} of text.matchAll(LONG)) {
    const [first, ...others] = word.split(HUMP);
    add(text.slice(end, index) + first);
    parts.push(...others);
    end = index + word.length;
  }
  add(text.slice(end));
  return parts;
}
