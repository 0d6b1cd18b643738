import {isSparing, type Connection} from '../../lib/connection';
import {PATIENCE} from '../../lib/patience';
import {removeEarlyField} from '../search/earlyField';
import type {Held} from './hold';
import {settings} from './settings';

/** Whether anything the reader has not asked for must stay unloaded. */
export const isSpared = (): boolean =>
  isSparing((navigator as Navigator & {connection?: Connection}).connection);

/** Calls back when the document is there, at once if it is. */
export function whenParsed(callback: () => void): void {
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', callback, {once: true});
  } else {
    callback();
  }
}

/** The list that the page has in place of its scripts; see plugins/start-script. */
const list = (): HTMLElement | null => document.querySelector('[type$=json][data-chunks]');

const scripts = (): string[] => JSON.parse(list()?.textContent ?? '[]') as string[];

/** Files of the page's own chunks. */
function chunks(): string[] {
  const {chunks: all = ''} = list()?.dataset ?? {};
  const folder = scripts()[0]?.replace(/[^/]*$/, '');
  return all
    .split(' ')
    .slice(1)
    .filter((chunk) => !chunk.endsWith('.'))
    .map((chunk) => `${folder}${chunk}.js`);
}

function link(rel: string, href: string, as = 'script'): void {
  document.head.append(Object.assign(document.createElement('link'), {rel, href, as}));
}

function add(src: string, chunks?: string): HTMLScriptElement {
  const script = document.createElement('script');
  // In their order; `defer` tells those who watch for the page's scripts.
  Object.assign(script, {src, async: false, defer: true});
  if (chunks) {
    script.dataset.chunks = chunks;
  }
  document.head.append(script);
  return script;
}

/** Shared with the file of effects. */
export const held: Held = {events: []};

/** Says what the file of effects (lost.ts) would say, in case that it is missing itself. */
function sayLost(): void {
  removeEarlyField();
  const template = document.querySelector<HTMLTemplateElement>('#start-notice');
  document.body.prepend(template?.content ?? '');
  document.documentElement.dataset.lost = 'true';
}

let hasEffects = false;

/** Loads the file that makes presses work before the client lives, unless that was done. */
export function loadEffects(): void {
  const {effects} = settings;
  if (!hasEffects && effects) {
    hasEffects = true;
    const script = add(effects);
    const timer = setTimeout(sayLost, PATIENCE);
    script.onload = () => clearTimeout(timer);
    script.onerror = () => {
      clearTimeout(timer);
      sayLost();
    };
  }
}

let isAsked = false;

/** Starts the page's client, unless that was done. */
export function startClient(): void {
  if (!isAsked) {
    isAsked = true;
    held.areScriptsAsked = true;
    loadEffects();
    whenParsed(() => {
      held.expectScripts?.();
      const all = list()?.dataset.chunks;
      chunks().forEach((file) => link('preload', file));
      scripts().forEach((src, index, {length}) => add(src, index === length - 1 ? all : undefined));
    });
  }
}

/** Starts the client after what was just done is painted. */
export function startAfterPaint(): void {
  requestAnimationFrame(() => setTimeout(startClient));
}

const fetched = new Set<string>();

/** Fetches a page of the site that the reader is about to go to. */
export function fetchPage({origin, pathname}: HTMLAnchorElement): void {
  if (
    origin === window.location.origin &&
    pathname !== window.location.pathname &&
    !fetched.has(pathname)
  ) {
    fetched.add(pathname);
    link('prefetch', pathname, '');
  }
}

/** Fetches the client's files, so that a start needs no network. */
export function fetchClient(): void {
  if (!isAsked) {
    [settings.effects ?? [], scripts(), chunks()].flat().forEach((file) => link('prefetch', file));
  }
}
