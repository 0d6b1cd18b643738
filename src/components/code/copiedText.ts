/**
 * The text of a block as it is copied. Of a comparison, only the lines of the new
 * side, if there are any.
 */
export function copiedText(block: Element | null | undefined): string {
  const copied = block?.cloneNode(true) as Element | undefined;
  const whole = copied?.textContent ?? '';
  copied?.querySelectorAll('del').forEach((line) => line.remove());
  return (copied?.textContent || whole).replace(/\n$/, '');
}
