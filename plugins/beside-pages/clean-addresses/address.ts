/**
 * The address a page should be read under when a file name was asked for:
 * `/x.html` and `/x/index.html` become `/x`. Base URLs keep their slash, and the
 * not-found file stays, since hosts may serve it under its own name.
 *
 * Runs as an inline script too, so it must not use anything from outside.
 *
 * @param path - path of the address, without query and hash
 * @param bases - base URLs of the site, one per language; each ends in a slash
 * @returns the path to go to, or null if the address is fine
 */
export function cleanPath(path: string, bases: readonly string[]): string | null {
  if (!/\.html$/.test(path) || bases.some((base) => path === `${base}404.html`)) {
    return null;
  }
  const short = path.replace(/(\/index)?\.html$/, '');
  return bases.includes(`${short}/`) ? `${short}/` : short;
}

/**
 * The inline script as one line. A host that leads the clean address back to
 * the file would make a loop; the referrer gives it away.
 */
export function inlineScript(bases: readonly string[]): string {
  const source = cleanPath.toString().replace(/\s+/g, ' ');
  return (
    `(function(l){var p=/^http/.test(l.protocol)&&(${source})(l.pathname,${JSON.stringify(bases)});` +
    `if(p!==false&&p!==null&&document.referrer!==l.href.split("#")[0])l.replace(l.origin+p+l.search+l.hash)})(location)`
  );
}
