import type {Node} from 'web-tree-sitter';

/** Nodes of Swift inside which a declared name holds. */
const SCOPE =
  /^(?:\w*block\w*|lambda_literal|(?:function|init|deinit)_(?:declaration|body)|class_body|statements|(?:for|if|while)_statement|switch_entry|source_file)$/;

interface Declaration {
  /** Null for a type that is not the SDK's. */
  type: string | null;
  start: number;
  end: number;
}

/** The variables, properties and parameters that a block declares. */
export class Variables {
  private readonly declarations = new Map<string, Declaration[]>();

  /**
   * Notes a declared name.
   *
   * @param type - its SDK type; null for any other
   * @param at - the declaration, or the scope itself
   */
  declare(name: string | undefined, type: string | null, at: Node): void {
    if (!name) {
      return;
    }
    let scope = at;
    while (scope.parent && !SCOPE.test(scope.type)) {
      scope = scope.parent;
    }
    const declaration = {type, start: scope.startIndex, end: scope.endIndex};
    this.declarations.set(name, [...(this.declarations.get(name) ?? []), declaration]);
  }

  /**
   * The SDK type of a name where it is used: what the innermost scope around
   * says, or, outside of all, every declaration of the block alike.
   *
   * @returns null where it holds something else or is unclear, undefined where
   *   the block does not declare it
   */
  typeAt(name: string, use: Node): string | null | undefined {
    const declarations = this.declarations.get(name);
    if (!declarations) {
      return undefined;
    }
    const index = use.startIndex;
    const around = declarations.filter(({start, end}) => start <= index && index < end);
    const least = Math.min(...around.map(({start, end}) => end - start));
    const closest =
      around.length > 0 ? around.filter(({start, end}) => end - start === least) : declarations;
    const types = new Set(closest.map(({type}) => type));
    return types.size === 1 ? (closest[0] as Declaration).type : null;
  }
}
