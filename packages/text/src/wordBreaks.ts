/** Words that a narrow column holds as they are. */
const LONG = /[\p{L}\d]{16,}/gu;
const HUMP = /(?<=[\p{Ll}\d])(?=\p{Lu})/u;

/**
 * Cuts a text where a line may end inside a long name such as
 * `GADInvalidInitializationException`: before its capitals.
 *
 * @returns the parts in their order; one part when there is nothing to cut
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
