import {existsSync, readdirSync, readFileSync} from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {links, provider, type Provider, readProvider} from '../../config/provider';
import {framedRoutes} from '../../config/docSets';
import {locales} from '../../config/locales';
import {securityHeaders} from '../../config/security';
import {inlineScriptHashes} from '../../host/inline-scripts';
import {answer, movesOf} from '../../host/serve';
import {type ChatHost, startChat} from '../emulators/chat';
import {type Dashboard, startDashboard} from '../emulators/dashboard';
import {expect, type Page, test as base} from './support';

export {expect, hydrated, open} from './support';
export type {Page};

const build = path.resolve(process.env.E2E_BUILD ?? 'build');
const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The site as built for the emulators, and the emulators, on three origins. */
export interface World {
  site: string;
  dashboard: Dashboard;
  chat: ChatHost;
  appId: string;
}

/**
 * Serves the build as if it had been made for another dashboard and with a
 * chat: puts their settings where the build wrote its own, under the security
 * headers that go with them. Saves a second build.
 *
 * @param configured - must be complete by the time of the first request
 */
async function serveFor(configured: () => Provider) {
  const hashes = inlineScriptHashes(build);
  const has = (file: string) => {
    const full = path.join(build, file);
    return full.startsWith(build) && existsSync(full) && path.extname(full) !== '';
  };
  const moves = movesOf(build, '/');
  const server = http.createServer((request, response) => {
    const {pathname, search} = new URL(request.url ?? '/', 'http://localhost');
    const result = answer(decodeURIComponent(pathname), {has, baseUrl: '/', moves});
    if (result.kind === 'redirect') {
      response.writeHead(301, {location: result.location + search}).end();
      return;
    }
    const {dashboardUrl, chat} = configured();
    const extension = path.extname(result.file);
    let content: Buffer | string = readFileSync(path.join(build, result.file));
    if (extension === '.html' || extension === '.js') {
      content = content
        .toString()
        // The pages' own policy knows the build's services alone.
        .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
        .replaceAll(provider.dashboardUrl, dashboardUrl)
        .replaceAll('"chat":null', `"chat":${JSON.stringify(chat)}`);
    }
    response.writeHead(result.status, {
      ...securityHeaders(configured(), hashes),
      'Content-Type': types[extension] ?? 'application/octet-stream',
      'Cache-Control': 'public, max-age=60',
    });
    response.end(content);
  });
  // Closing a connection while a slow test uses it again would fail its request.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {server, site: `http://127.0.0.1:${(server.address() as AddressInfo).port}`};
}

/** Playwright's `test` on the site connected to the emulators, which start with Ada signed in. */
export const test = base.extend<{connected: undefined}, {world: World}>({
  world: [
    async ({}, use) => {
      const appId = 'emulated';
      const chat = await startChat();
      let configured = provider;
      const {server, site} = await serveFor(() => configured);
      const dashboard = await startDashboard({siteUrl: site});
      configured = readProvider({
        DASHBOARD_URL: dashboard.origin,
        INTERCOM_APP_ID: appId,
        INTERCOM_WIDGET_URL: `${chat.origin}/widget/${appId}`,
      });
      await use({site, dashboard, chat, appId});
      server.close();
      server.closeAllConnections();
      await Promise.all([dashboard.close(), chat.close()]);
    },
    {scope: 'worker'},
  ],
  baseURL: async ({world}, use) => use(world.site),
  connected: [
    async ({world, guard}, use) => {
      for (const origin of [world.site, world.dashboard.origin, world.chat.origin]) {
        guard.allowOrigin(origin);
      }
      world.dashboard.answer('signedIn');
      await use(undefined);
    },
    {auto: true},
  ],
});

/** The hidden frame of the bridge. */
export function bridgeFrame(page: Page) {
  return page.locator('iframe[src$="/auth-bridge"]');
}

/** Goes to another page of the site as a link does, without loading the document. */
export async function navigate(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', {state: null}));
  }, address);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    provider.siteUrl + address,
  );
}

/** Makes the page believe that its tab was put away or brought back. */
export async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', {value, configurable: true});
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

/** Language and doc set of a page; those at the top, such as the home page, are a set of their own. */
export function setOf(address: string): string {
  const [first = '', ...rest] = address.split('/').slice(1);
  const translated = locales.includes(first);
  const folders = (translated ? rest : [first, ...rest]).slice(0, -1);
  return `${translated ? first : ''}/${folders[0] ?? ''}`;
}

/** Addresses of built pages below a folder of the build, such as `ru/onboarding`. */
export function builtPages(folder = ''): string[] {
  const start = path.join(build, folder);
  if (!existsSync(start)) {
    return [];
  }
  return (
    readdirSync(start, {recursive: true, encoding: 'utf8'})
      // Nor do guides to print take part in anything: they have no script.
      .filter((file) => file.endsWith('.html') && !/(?:^|\/)(?:404|print)\.html$/.test(file))
      // A doc set's root and old addresses only lead to a page.
      .filter((file) => !/http-equiv="?refresh/.test(readFileSync(path.join(start, file), 'utf8')))
      .map((file) => `/${path.join(folder, file)}`.replace(/(?:\/index)?\.html$/, '') || '/')
      .sort()
  );
}

/** Addresses of the pages that are read inside the dashboard's frame. */
export const framedPages = framedRoutes.flatMap((route) => builtPages(route));

/** HTML of a built page. */
export function builtHtml(address: string): string {
  const file = [`${address}.html`, `${address}/index.html`]
    .map((name) => path.join(build, name))
    .find(existsSync);
  if (!file) {
    throw new Error(`${build} has no page ${address}.`);
  }
  return readFileSync(file, 'utf8');
}

export {links};
