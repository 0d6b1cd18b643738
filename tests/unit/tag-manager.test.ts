import {runInNewContext} from 'node:vm';
import type {HtmlTagObject, LoadContext} from '@docusaurus/types';
import {afterEach, expect, it, vi} from 'vitest';
import {COUNT} from '../../src/shell/report';
import tagManager from '../../plugins/tag-manager';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** The script that the plugin puts into every head. */
function headScript(): string {
  vi.stubEnv('NODE_ENV', 'production');
  const plugin = tagManager({} as LoadContext, {containerId: 'GTM-ABC1234'});
  const tags = plugin?.injectHtmlTags?.({content: undefined})?.headTags as HtmlTagObject[];
  return tags.map(({innerHTML}) => innerHTML).join('');
}

/** Runs it in a page; returns what was queued for the container, and what was loaded. */
function run(framed: boolean): {layer: unknown[]; loaded: string[]} {
  const loaded: string[] = [];
  const window: Record<string, unknown> = {};
  Object.assign(window, {self: window, top: framed ? {} : window});
  const insertBefore = ({src}: {src: string}) => loaded.push(src);
  const document = {
    createElement: () => ({}),
    addEventListener: (type: string, hear: (event: {detail: unknown}) => void) => {
      expect(type).toBe(COUNT);
      hear({detail: {event: 'page_feedback', helpful: 'yes'}});
    },
    getElementsByTagName: () => [{parentNode: {insertBefore}}],
  };
  runInNewContext(headScript(), Object.assign(window, {window, document, Date}));
  return {layer: window.dataLayer as unknown[], loaded};
}

it('denies consent before the container is loaded', () => {
  const {layer, loaded} = run(false);
  expect(loaded).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234']);
  expect(Array.from(layer[0] as ArrayLike<unknown>)).toEqual([
    'consent',
    'default',
    {
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'denied',
    },
  ]);
  expect(layer.at(-1)).toMatchObject({event: 'gtm.js'});
});

it('counts what components tell', () => {
  expect(run(false).layer).toContainEqual({event: 'page_feedback', helpful: 'yes'});
});

it('loads nothing in a frame', () => {
  expect(run(true).loaded).toEqual([]);
});

it.each([
  ['GTM-ABC1234', true],
  ['', false],
])('is part of the site when a container is set: "%s"', async (containerId, present) => {
  vi.stubEnv('GTM_CONTAINER_ID', containerId);
  const {default: config} = await import('../../docusaurus.config');
  expect(JSON.stringify(config.plugins).includes('tag-manager')).toBe(present);
});
