import {readFileSync} from 'node:fs';
import path from 'node:path';
import {storeRules} from '@help-center/sdk-data';
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

/** `npm run check -- --today`: prints what is due; the exit code is 1 where something is. */
export function checkToday(root: string): void {
  const text = readFileSync(path.join(root, FILE), 'utf8');
  const old = oldRules(storeRules.rules, text, new Date().toISOString().slice(0, 10));
  old.forEach((problem) => console.log(format(problem)));
  console.log(`${storeRules.rules.length} rules of stores and tools, ${old.length} due`);
  process.exitCode = old.length > 0 ? 1 : 0;
}
