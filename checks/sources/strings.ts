import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type ts from 'typescript';
import {isPair, isScalar, LineCounter, parseDocument, visit} from 'yaml';
import {russian} from '../../config/locales';
import type {Text} from './content';
import {filesBelow} from './files';

/** A string outside the pages. */
export interface ShownString {
  /** Path relative to the repository, with forward slashes. */
  file: string;
  line: number;
  text: string;
}

/** Keys in the data whose strings readers see. */
const ENGLISH = new Set(['en', 'description', 'summary', 'message']);
const RUSSIAN = new Set([russian, 'message']);

/** Strings in a JSON file under the given keys. */
function inJson(file: string, source: string, keys: ReadonlySet<string>): ShownString[] {
  const counter = new LineCounter();
  const found: ShownString[] = [];
  visit(parseDocument(source, {lineCounter: counter}), {
    Scalar(_, {value, range}, parents) {
      const shown = [...parents].reverse().find(isPair);
      const key = isScalar(shown?.key) ? String(shown.key.value) : '';
      if (typeof value === 'string' && keys.has(key) && shown?.key !== undefined) {
        found.push({file, line: counter.linePos(range?.[0] ?? 0).line, text: value});
      }
    },
  });
  return found;
}

/** Loads the TypeScript parser only if a file has changed, since loading it takes a while. */
const load = createRequire(__filename);
const parser = (): typeof ts => load('typescript') as typeof ts;

/** Strings of a source file, from its nodes that hold one. */
function inNodes(
  file: string,
  source: string,
  textOf: (node: ts.Node, tree: ts.SourceFile) => string | null | undefined,
): ShownString[] {
  const {createSourceFile, forEachChild, ScriptKind, ScriptTarget} = parser();
  const tree = createSourceFile(file, source, ScriptTarget.Latest, true, ScriptKind.TSX);
  const found: ShownString[] = [];
  const see = (node: ts.Node): void => {
    const text = textOf(node, tree);
    if (text?.trim()) {
      const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
      found.push({file, line, text});
    }
    forEachChild(node, see);
  };
  see(tree);
  return found;
}

/** The text of a literal or of literals joined by `+`; null for anything else. */
function literal(node: ts.Node): string | null {
  const ts = parser();
  if (ts.isStringLiteralLike(node)) {
    return node.text;
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left, right] = [literal(node.left), literal(node.right)];
    return left === null || right === null ? null : left + right;
  }
  return null;
}

/** Default messages of `translate({id, message})` and `<Translate>`. */
function inSource(file: string, source: string): ShownString[] {
  const ts = parser();
  const messageIn = (node: ts.Node, tree: ts.SourceFile): string | null => {
    const {parent} = node;
    if (!parent) {
      return null;
    }
    // Readers see the message of an object that names its string for the translations.
    if (ts.isPropertyAssignment(parent) && parent.name.getText(tree) === 'message') {
      const isNamed =
        ts.isObjectLiteralExpression(parent.parent) &&
        parent.parent.properties.some(({name}) => name?.getText(tree) === 'id');
      return isNamed && node === parent.initializer ? literal(node) : null;
    }
    const isShown =
      ts.isJsxElement(parent) && parent.openingElement.tagName.getText(tree) === 'Translate';
    if (isShown && ts.isJsxExpression(node)) {
      return node.expression ? literal(node.expression) : null;
    }
    return isShown && ts.isJsxText(node) ? node.text : null;
  };
  return inNodes(file, source, (node, tree) => messageIn(node, tree)?.replace(/\s+/g, ' ').trim());
}

/** All Cyrillic strings in a source file. */
function cyrillicInSource(file: string, source: string): ShownString[] {
  const ts = parser();
  return inNodes(file, source, (node) => {
    const isText =
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node);
    return isText && /\p{Script=Cyrillic}/u.test(node.text) ? node.text : null;
  });
}

/** Data files that readers see. Search keywords are excluded, since people type colloquial words too. */
const SHOWN_DATA = /^data\/(?!search-keywords\.)[^/]+\.json$/;

const SOURCE = /(?<!\.test)\.tsx?$/;

/** Folders of code with words for readers. */
const SOURCES = ['config', 'packages', 'plugins', 'src'];

/** Where a language's strings outside the pages are, and how to read them. */
export interface Strings {
  folders: readonly (readonly [folder: string, wanted: RegExp])[];
  read: (of: Text) => ShownString[];
}

/** English strings of the interface and the data that readers see. */
export const englishStrings: Strings = {
  folders: [
    ['data', SHOWN_DATA],
    ['i18n/en', /\.json$/],
    ...SOURCES.map((folder) => [folder, SOURCE] as const),
  ],
  read: ({file, text}) =>
    file.endsWith('.json') ? inJson(file, text, ENGLISH) : inSource(file, text),
};

/** Files with strings of a language. */
export const filesOf = ({folders}: Strings, root: string): Text[] =>
  folders.flatMap(([folder, wanted]) =>
    filesBelow(root, folder, wanted).map((file) => ({
      file,
      text: readFileSync(path.join(root, file), 'utf8'),
    })),
  );

/** Russian strings of the interface and the data that readers see. */
export const russianStrings: Strings = {
  folders: [
    ['data', SHOWN_DATA],
    ['i18n/ru', /\.json$/],
    // What search knows of Russian in general is no sentence.
    ...[
      ...SOURCES.filter((folder) => folder !== 'packages'),
      'packages/sdk-doctor',
      'packages/sdk-rules',
    ].map((folder) => [folder, /(?<!\.test)\.tsx?$|\/ru\.json$/] as const),
  ],
  read: ({file, text}) =>
    /^(?:data|i18n)\//.test(file)
      ? inJson(file, text, RUSSIAN)
      : cyrillicInSource(file, file.endsWith('.json') ? `(${text})` : text),
};
