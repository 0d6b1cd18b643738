import type {Block} from './blocks';
import type {SymbolList} from './symbols';
import {rowOf, type BlockProblems} from './block-problems';

/** The class of the numbers that a parameter takes, by its name. */
const NUMBERS: Readonly<Record<string, string>> = {
  adType: 'AppodealAdType',
  adTypes: 'AppodealAdType',
  showStyle: 'AppodealShowStyle',
};

/** What the first parameter of a method with such numbers takes. */
function numbersOf(unity: SymbolList, method: string): string | undefined {
  return (unity.types.Appodeal?.methods?.[method] ?? [])
    .flatMap((signature) => [...signature.matchAll(/\bint (\w+)/g)])
    .flatMap(([, parameter = '']) => NUMBERS[parameter] ?? [])[0];
}

/** A call with what is between its brackets, up to a call inside of it. */
const CALL = /\bAppodeal\.(\w+)\(([^;{}()]*)/g;

/**
 * Reports an ad type where a show style is wanted, and the reverse: both are
 * numbers to the compiler, which checks everything else.
 */
export function checkUnity({code, sdk}: Block, problems: BlockProblems): void {
  for (const {1: method = '', 2: list = '', index} of code.matchAll(CALL)) {
    const wanted = numbersOf(sdk.symbols.unity, method);
    const given = /\b(AppodealAdType|AppodealShowStyle)\.\w+/.exec(list);
    if (wanted && given && given[1] !== wanted) {
      problems.report(
        rowOf(code, index),
        'sample-arguments',
        `Appodeal.${method} takes ${wanted}, not ${given[0]}`,
      );
    }
  }
}
