import {isSparing, type Connection} from '../../lib/connection';
import {PATIENCE} from '../../lib/patience';
import {removeEarlyField} from '../search/earlyField';
import {lostScript} from './lostScript';
import {afterPaint} from './afterPaint';
import {isAlive} from './alive';
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
    .map((chunk) => chunk.split('~')[0])
    .filter((chunk) => !chunk?.endsWith('.'))
    .map((chunk) => `${folder}${chunk}.js`);
}

function link(rel: string, href: string, as = 'script'): void {
  document.head.append(Object.assign(document.createElement('link'), {rel, href, as}));
}

function add(script: Partial<HTMLScriptElement>, chunks?: string): HTMLScriptElement {
  const element = Object.assign(document.createElement('script'), script);
  if (chunks) {
    element.dataset.chunks = chunks;
  }
  document.head.append(element);
  return element;
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

/** Whether the file of effects is under way, and whether the client is to start after it. */
let isUnderWay = false;
let isNext = false;

/** Whether the file of effects did not come. */
let isMissed = false;

/** Whether presses are the client's: what is held, it gets from the file of effects. */
export const isOver = (): boolean => held.isOver ?? ((!hasEffects || isMissed) && isAlive());

/**
 * Loads the file that makes presses work before the client lives, unless that was done.
 *
 * @param patience - milliseconds after which the page says so itself when it does not come
 */
export function loadEffects(patience = PATIENCE): void {
  const {effects} = settings;
  if (!hasEffects && effects && !isAlive()) {
    hasEffects = true;
    isUnderWay = true;
    const script = add({src: effects, type: 'module'});
    const end = (): void => {
      clearTimeout(timer);
      isUnderWay = false;
      if (isNext) {
        startAfterPaint();
      }
    };
    const giveUp = (): void => {
      isMissed = true;
      end();
      sayLost();
    };
    const timer = setTimeout(giveUp, patience);
    script.onload = end;
    script.onerror = giveUp;
  }
}

function lose(file: string): void {
  if (held.lost === undefined && !isAlive()) {
    held.lost = file;
    // Whoever has waited for the client does not wait as long again.
    loadEffects(file ? PATIENCE : 1000);
    held.tellLoss?.();
  }
}

/** Has it said when a file of the client, or all, do not come: they tell nobody. */
function expectClient(scripts: readonly HTMLScriptElement[]): void {
  const timer = setTimeout(() => lose(''), PATIENCE);
  scripts.forEach((script) => {
    script.onerror = () => lose(script.src);
  });
  // The site's first script, which comes after the bundler's runtime.
  const last = scripts.at(-1);
  if (last) {
    last.onload = () => {
      clearTimeout(timer);
      if (held.lost === '') {
        held.lost = undefined;
        held.tellLoss?.();
      }
    };
  }
  // The framework starts with the page's own chunks, and nobody hears of one that is lost.
  window.addEventListener('unhandledrejection', (event) => {
    const file = lostScript(event.reason);
    if (file !== undefined && !isAlive()) {
      event.preventDefault();
      lose(file);
    }
  });
}

let isAsked = false;

/** Starts the page's client, unless that was done. */
export function startClient(): void {
  if (!isAsked) {
    isAsked = true;
    whenParsed(() => {
      const all = list()?.dataset.chunks;
      chunks().forEach((file) => link('preload', file));
      // In their order; `defer` tells those who watch for the page's scripts.
      expectClient(
        scripts().map((src, index, {length}) =>
          add({src, async: false, defer: true}, index === length - 1 ? all : undefined),
        ),
      );
    });
  }
}

/** Milliseconds that the client waits for the file of effects. */
const PRECEDENCE = 1000;

/**
 * Starts the client after what was just done is painted; what the file of effects is about
 * to do comes first, unless it is slow.
 */
export function startAfterPaint(): void {
  if (isUnderWay) {
    isNext = true;
    fetchClient();
    setTimeout(startClient, PRECEDENCE);
  } else {
    afterPaint(startClient);
  }
}

let isFetched = false;

/** Fetches the client's files, so that a start needs no network. */
export function fetchClient(): void {
  if (!isAsked && !isFetched) {
    isFetched = true;
    if (settings.effects) {
      // In memory and compiled: a press waits for neither.
      link('modulepreload', settings.effects);
    }
    [scripts(), chunks()].flat().forEach((file) => link('prefetch', file));
  }
}

/** Fetches the page behind a touched link, which is a document until the client lives. */
export function fetchPage({href, origin, pathname}: HTMLAnchorElement): void {
  const {location} = window;
  if (origin === location.origin && pathname !== location.pathname && !isAsked && !isSpared()) {
    link('prefetch', href, 'document');
  }
}
