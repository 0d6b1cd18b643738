import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {isPair, isScalar, LineCounter, parseDocument, visit} from 'yaml';
import {russian} from '../../config/locales';

/** One string outside the pages. */
export interface ShownString {
  /** Path relative to the repository, with forward slashes. */
  file: string;
  line: number;
  text: string;
}

/** Keys of data whose strings readers see. */
const ENGLISH = new Set(['en', 'description', 'summary', 'message']);
const RUSSIAN = new Set([russian, 'message']);

/** Strings of a JSON file that stand under one of the keys that readers see. */
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

/** The text of a literal, also of one that is joined by `+`; null for anything else. */
function literal(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) {
    return node.text;
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left, right] = [literal(node.left), literal(node.right)];
    return left === null || right === null ? null : left + right;
  }
  return null;
}

/** Default messages of `translate({message})` and `<Translate>`. */
function inSource(file: string, source: string): ShownString[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: ShownString[] = [];
  const add = (node: ts.Node, text: string | null): void => {
    if (text?.trim()) {
      const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
      found.push({file, line, text: text.replace(/\s+/g, ' ').trim()});
    }
  };
  const see = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && node.name.getText(tree) === 'message') {
      add(node.initializer, literal(node.initializer));
    } else if (ts.isJsxElement(node) && node.openingElement.tagName.getText(tree) === 'Translate') {
      for (const child of node.children) {
        if (ts.isJsxText(child)) {
          add(child, child.text);
        } else if (ts.isJsxExpression(child) && child.expression) {
          add(child, literal(child.expression));
        }
      }
    }
    ts.forEachChild(node, see);
  };
  see(tree);
  return found;
}

/** Files below a folder that a pattern wants, relative to the root. */
function files(root: string, folder: string, wanted: RegExp): string[] {
  return existsSync(path.join(root, folder))
    ? readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
        .map((name) => `${folder}/${name.split(path.sep).join('/')}`)
        .filter((name) => wanted.test(name))
        .sort()
    : [];
}

/** Data that readers see; the keywords of the search are words as people type them, colloquial ones too. */
const SHOWN_DATA = /^data\/(?!search-keywords\.)[^/]+\.json$/;

/** The English of the interface and of the data, as far as readers see it. */
export function englishStrings(root: string): ShownString[] {
  const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
  return [
    ...files(root, 'data', SHOWN_DATA).flatMap((file) => inJson(file, read(file), ENGLISH)),
    ...files(root, 'i18n/en', /\.json$/).flatMap((file) => inJson(file, read(file), ENGLISH)),
    ...files(root, 'src', /(?<!\.test)\.tsx?$/).flatMap((file) => inSource(file, read(file))),
  ];
}

/** Every text of a source file that is written in Cyrillic letters. */
function cyrillicInSource(file: string, source: string): ShownString[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: ShownString[] = [];
  const see = (node: ts.Node): void => {
    const isText =
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node);
    if (isText && /\p{Script=Cyrillic}/u.test(node.text)) {
      const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
      found.push({file, line, text: node.text});
    }
    ts.forEachChild(node, see);
  };
  see(tree);
  return found;
}

/** The Russian of the interface and of the data, as far as readers see it. */
export function russianStrings(root: string): ShownString[] {
  const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
  return [
    ...[...files(root, 'data', SHOWN_DATA), ...files(root, 'i18n/ru', /\.json$/)].flatMap((file) =>
      inJson(file, read(file), RUSSIAN),
    ),
    ...['config', 'plugins', 'src'].flatMap((folder) =>
      files(root, folder, /(?<!\.test)\.tsx?$|\/ru\.json$/).flatMap((file) =>
        cyrillicInSource(file, file.endsWith('.json') ? `(${read(file)})` : read(file)),
      ),
    ),
  ];
}
