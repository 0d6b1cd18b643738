import stock from '@docusaurus/core/lib/ssg/ssgTemplate.html';

const SCRIPTS =
  /<% it\.scripts\.forEach\(\(script\) => \{ %>\s*<script src="<%= it\.baseUrl %><%= script %>" defer><\/script>\s*<% \}\); %>/;

/**
 * The framework's scripts as a list that the start script loads when they are needed;
 * on its element the bundle of the search, which shares all but the last of them.
 */
const LIST =
  '<script type="application/json" data-search-script="<%= it.scripts.filter((script) => /\\/search\\./.test(script)).map((script) => it.baseUrl + script).join(\'\') %>">' +
  '<%~ JSON.stringify(it.scripts.filter((script) => !/\\/search\\./.test(script)).map((script) => it.baseUrl + script)) %></script>';

/**
 * The framework's own template of a page, with a list in the place of its scripts.
 *
 * @throws when the framework's template loads its scripts in another way than the known one
 */
export function templateWithoutScripts(template: string = stock): string {
  if (!SCRIPTS.test(template)) {
    throw new Error(
      'packages/late-start: expected @docusaurus/core/lib/ssg/ssgTemplate.html to write one deferred <script> for each of it.scripts.',
    );
  }
  return template.replace(SCRIPTS, LIST);
}
