import type {Node} from 'web-tree-sitter';
import unity from '../../data/symbols/unity.json';
import type {nameCheck} from './code';
import {nodes} from './grammars';
import {rowInBlock} from './syntax';

/** The class of the numbers that a parameter takes, by its name. */
const NUMBERS: Readonly<Record<string, string>> = {
  adType: 'AppodealAdType',
  adTypes: 'AppodealAdType',
  showStyle: 'AppodealShowStyle',
};

/** What the first parameter of a method with such numbers takes. */
function numbersOf(method: string): string | null {
  const signatures = unity.types.Appodeal?.methods?.[method] ?? [];
  const name = signatures
    .flatMap((signature) => [...signature.matchAll(/\bint (\w+)/g)])
    .map(([, parameter]) => parameter as string)
    .find((parameter) => parameter in NUMBERS);
  return name ? (NUMBERS[name] as string) : null;
}

/**
 * Reports an ad type where a show style is wanted, and the reverse: both are
 * numbers to the compiler, which checks everything else.
 */
export const checkUnity: ReturnType<typeof nameCheck> = (block, parsed, findings) => {
  const root: Node | undefined = parsed.tree?.rootNode;
  for (const node of root ? nodes(root) : []) {
    if (node.type === 'invocation_expression') {
      const method = node.childForFieldName('function')?.text.match(/^Appodeal\.(\w+)$/)?.[1] ?? '';
      const list = node.childForFieldName('arguments');
      const wanted = numbersOf(method);
      const given = list?.text.match(/\b(AppodealAdType|AppodealShowStyle)\.\w+/);
      if (wanted && list && given && given[1] !== wanted) {
        findings.report(
          rowInBlock(parsed, list.startPosition.row),
          'sample-arguments',
          `Appodeal.${method} takes ${wanted}, not ${given[0]}`,
        );
      }
    }
  }
};
