const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for use as HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] as string);
}

/**
 * Escapes everything in a highlighted string but plain `<mark>` elements. For
 * answers of a hosted engine, whose texts are as the pages wrote them.
 */
export function escapeExceptMark(text: string): string {
  return text
    .split(/(<\/?mark>)/)
    .map((part, index) => (index % 2 === 1 ? part : escapeHtml(part)))
    .join('');
}
