import type {Block} from './blocks';
import type {SymbolList} from './symbols';
import {rowOf, type BlockProblems} from './block-problems';

/** The class of the numbers that a parameter takes, by its name. */
const NUMBERS: Readonly<Record<string, string>> = {
  adType: 'AppodealAdType',
  adTypes: 'AppodealAdType',
  showStyle: 'AppodealShowStyle',
};

/** The class of a method's first parameter with such numbers. */
function numbersOf(unity: SymbolList, method: string): string | undefined {
  return (unity.types.Appodeal?.methods?.[method] ?? [])
    .flatMap((signature) => [...signature.matchAll(/\bint (\w+)/g)])
    .flatMap(([, parameter = '']) => NUMBERS[parameter] ?? [])[0];
}

/** A call with its arguments, up to the first nested call. */
const CALL = /\bAppodeal\.(\w+)\(([^;{}()]*)/g;

/**
 * Reports what the compiler takes for right: an ad type where a show style is
 * wanted, and the reverse, since both are numbers; one app key for two platforms.
 */
export function checkUnity({code, sdk}: Block, problems: BlockProblems): void {
  for (const {1: method = '', 2: list = '', index} of code.matchAll(CALL)) {
    const wanted = numbersOf(sdk.symbols.unity, method);
    const row = rowOf(code, index);
    if (method === 'Initialize' && /^\s*"/.test(list)) {
      const message =
        'the Android and the iOS app have a key each: choose it with #if UNITY_ANDROID';
      problems.report(row, 'sample-app-key', message);
    }
    const given = /\b(AppodealAdType|AppodealShowStyle)\.\w+/.exec(list);
    if (wanted && given && given[1] !== wanted) {
      const message = `Appodeal.${method} takes ${wanted}, not ${given[0]}`;
      problems.report(row, 'sample-arguments', message);
    }
  }
}
