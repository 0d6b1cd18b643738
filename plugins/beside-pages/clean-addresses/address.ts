/**
 * The canonical address for a file name: `/x.html` and `/x/index.html` become
 * `/x`. Base URLs keep their slash, and the not-found file keeps its name, since
 * hosts may serve it under that.
 *
 * Also runs as an inline script, so it must not use anything from outside.
 *
 * @param path - path of the address, without query and hash
 * @param bases - base URLs of the site, one per language; each ends in a slash
 * @returns the path to go to, or null if the address is canonical
 */
export function cleanPath(path: string, bases: readonly string[]): string | null {
  if (!/\.html$/.test(path) || bases.some((base) => path === `${base}404.html`)) {
    return null;
  }
  const short = path.replace(/(\/index)?\.html$/, '');
  return bases.includes(`${short}/`) ? `${short}/` : short;
}

/**
 * The inline script as one line. If a host redirects the clean address back to
 * the file, the referrer reveals the loop.
 */
export function inlineScript(bases: readonly string[]): string {
  const source = cleanPath.toString().replace(/\s+/g, ' ');
  return (
    `(function(l){var p=/^http/.test(l.protocol)&&(${source})(l.pathname,${JSON.stringify(bases)});` +
    `if(p!==false&&p!==null&&document.referrer!==l.href.split("#")[0])l.replace(l.origin+p+l.search+l.hash)})(location)`
  );
}
