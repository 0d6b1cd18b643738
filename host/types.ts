/** Media types of text files, which are compressed and sent as UTF-8, with their file extensions. */
export const textTypes: Readonly<Record<string, readonly string[]>> = {
  'text/html': ['html'],
  'text/css': ['css'],
  'text/javascript': ['js', 'mjs'],
  'text/plain': ['txt', 'sha256'],
  'text/markdown': ['md'],
  'application/json': ['json', 'map'],
  'application/xml': ['xml'],
  'application/atom+xml': ['atom'],
  'application/rss+xml': ['rss'],
  'application/manifest+json': ['webmanifest'],
  'application/yaml': ['yaml', 'yml'],
  'image/svg+xml': ['svg'],
};

/** Media types of all other files in a build, with their file extensions. */
export const otherTypes: Readonly<Record<string, readonly string[]>> = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/webp': ['webp'],
  'image/avif': ['avif'],
  'image/gif': ['gif'],
  'image/x-icon': ['ico'],
  'font/woff2': ['woff2'],
  'video/mp4': ['mp4'],
  'video/webm': ['webm'],
  'application/pdf': ['pdf'],
  'application/wasm': ['wasm'],
  'application/zip': ['zip'],
};
