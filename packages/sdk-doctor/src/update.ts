import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {fill, inLocale} from '@help-center/sdk-rules';
import {words} from '@help-center/sdk-data/words';
import {printable} from '@help-center/text';

const TIME_LIMIT = 15_000;

/**
 * Asks the site whether this file is the one that it offers.
 *
 * @returns the exit code: 0 the same, 1 another one, 2 no answer
 */
export async function checkUpdate(address: string, args: readonly string[]): Promise<0 | 1 | 2> {
  const url = `${address}doctor.mjs`;
  const locale = /--lang[= ](\w+)/.exec(args.join(' '))?.[1] ?? 'en';
  const say = (kind: keyof typeof words.update, why = ''): void =>
    console.log(printable(fill(inLocale(words.update[kind], locale), {url, why})));
  try {
    const response = await fetch(`${url}.sha256`, {
      redirect: 'error',
      signal: AbortSignal.timeout(TIME_LIMIT),
    });
    const [digest = ''] = response.ok ? (await response.text()).split(/\s/, 1) : [];
    if (!/^[\da-f]{64}$/.test(digest)) {
      say('failed', String(response.status));
      return 2;
    }
    const own = createHash('sha256').update(readFileSync(fileURLToPath(import.meta.url)));
    const isSame = own.digest('hex') === digest;
    say(isSame ? 'same' : 'other');
    return isSame ? 0 : 1;
  } catch (error) {
    const {message, cause} = error as Error;
    say('failed', cause instanceof Error && cause.message ? cause.message : message);
    return 2;
  }
}
