import type {Node} from 'web-tree-sitter';
import type {Block} from './blocks';
import type {Findings} from './findings';
import {rowInBlock, type Parsed} from './syntax';
import {Variables} from './variables';

/** What is known of a block while the SDK's names in it are checked. */
export interface Code<Type> {
  findings: Findings;
  /** Types of the SDK's release that the block is written for, by name. */
  types: ReadonlyMap<string, Type>;
  /** 0-based line of a node within the block. */
  row: (node: Node) => number;
  /** Variables, properties and parameters that the block declares. */
  variables: Variables;
  /** Names that the page declares itself. */
  declared: ReadonlySet<string>;
}

/**
 * Makes the check of a platform's names. A block without a grammar passes.
 *
 * @param typesOf - the SDK's types in a release
 * @param checkNames - reports what is wrong below the root of a block
 */
export function nameCheck<Type>(
  typesOf: (release: string) => ReadonlyMap<string, Type>,
  checkNames: (root: Node, code: Code<Type>, block: Block) => void,
) {
  return (
    block: Block,
    parsed: Parsed,
    findings: Findings,
    declared: ReadonlySet<string>,
  ): void => {
    const root = parsed.tree?.rootNode;
    if (root) {
      const code: Code<Type> = {
        findings,
        types: typesOf(block.release),
        row: (node) => rowInBlock(parsed, node.startPosition.row),
        variables: new Variables(),
        declared,
      };
      checkNames(root, code, block);
    }
  };
}
