import {readFileSync} from 'node:fs';
import path from 'node:path';
import {storeRules} from '@help-center/sdk-data';
import {Cache} from './sources/cache';
import {loadContent, type Content} from './sources/content';
import {LATE_KEY, lateSince} from './sources/translation';
import {format, type Problem} from './problem';

const FILE = 'data/store-rules.json';

/**
 * Finds the rules of stores and tools that are due to be read again at their source.
 *
 * @param text - the file, which tells the line of each
 * @param today - an ISO date: nothing but this check asks what day it is
 */
export function oldRules(
  rules: readonly {id: string; what: string; asOf: string; lookAgain: string; url: string}[],
  text: string,
  today: string,
): Problem[] {
  return rules
    .filter(({lookAgain}) => lookAgain <= today)
    .map(({id, what, asOf, lookAgain, url}) => ({
      file: FILE,
      line: text.slice(0, text.indexOf(`"id": "${id}"`)).split('\n').length,
      rule: 'old-rule',
      message: `“${what}” was read on ${asOf} and is due again since ${lookAgain}: ${url}`,
    }));
}

/** Days that a translation may be late. */
const PATIENCE = 14;

/**
 * Lists the translations that are marked as late.
 *
 * @param today - an ISO date
 * @returns the oldest first, with whether it has been late for too long
 */
export function lateTranslations({pages}: Content, today: string): (Problem & {isDue: boolean})[] {
  return pages
    .flatMap((page) => {
      const since = lateSince(page);
      return since === undefined ? [] : [{page, since}];
    })
    .sort((a, b) => a.since.localeCompare(b.since))
    .map(({page: {file, frontMatter}, since}) => {
      const days = Math.round((Date.parse(today) - Date.parse(since)) / 86_400_000);
      return {
        file,
        line: frontMatter.lines[LATE_KEY] ?? 1,
        rule: 'late-translation',
        message: `has been late for ${days} days, since ${since}; ${PATIENCE} are allowed`,
        isDue: days > PATIENCE,
      };
    });
}

/** The date of today, such as 2026-04-25, for commands alone: nothing that is built asks for it. */
// eslint-disable-next-line no-restricted-syntax
export const today = (): string => new Date().toISOString().slice(0, 10);

/**
 * `npm run check -- --today`: prints what is due, and translations that are late; the exit code
 * is 1 where something is due, or late for too long.
 */
export function checkToday(root: string): void {
  const text = readFileSync(path.join(root, FILE), 'utf8');
  const old = oldRules(storeRules.rules, text, today());
  const late = lateTranslations(loadContent(root, new Cache()), today());
  [...old, ...late].forEach((problem) => console.log(format(problem)));
  console.log(`${storeRules.rules.length} rules of stores and tools, ${old.length} due`);
  console.log(`${late.length} translations late, ${late.filter(({isDue}) => isDue).length} due`);
  process.exitCode = old.length > 0 || late.some(({isDue}) => isDue) ? 1 : 0;
}
