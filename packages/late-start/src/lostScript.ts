/** Whether an error says that a script, or the style sheet with it, could not be had, and which. */
export function lostScript(error: unknown): string | undefined {
  const {name, code, request} = (error ?? {}) as Partial<Record<string, string>>;
  return name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED'
    ? (request ?? '')
    : undefined;
}
