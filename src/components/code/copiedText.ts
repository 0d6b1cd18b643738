/**
 * The text that copying a block gives. For a comparison, only the lines of the new
 * side, if it has any.
 */
export function copiedText(block: Element | null | undefined): string {
  const copied = block?.cloneNode(true) as Element | undefined;
  const whole = copied?.textContent ?? '';
  copied?.querySelectorAll('del').forEach((line) => line.remove());
  return (copied?.textContent || whole).replace(/\n$/, '');
}
