import type {Block} from './blocks';
import {rowOf, type BlockProblems} from './block-problems';
import type {Parsed} from './syntax';

/** Checks that the Android SDK's views and attributes in an XML block exist. */
export function checkLayout(
  {sdk: {android: types}, code}: Block,
  {document}: Parsed,
  problems: BlockProblems,
): void {
  const views = new Map<string, readonly string[]>(
    [...types].flatMap(([name, {kind, home, xmlAttributes}]) =>
      kind === 'view' ? [[`${home}.${name}`, xmlAttributes] as const] : [],
    ),
  );
  for (const element of Array.from(document?.getElementsByTagName('*') ?? [])) {
    const {tagName} = element;
    const start = Math.max(code.indexOf(`<${tagName}`), 0);
    if (
      tagName.startsWith('com.appodeal.') &&
      problems.expect(rowOf(code, start), 'sample-view', `view ${tagName}`, tagName, views.keys())
    ) {
      const known = views.get(tagName) ?? [];
      for (const {name} of known.length > 0 ? [...element.attributes] : []) {
        if (/^app:(?!layout_)/.test(name)) {
          const what = `attribute ${name} of ${tagName}`;
          const row = rowOf(code, Math.max(code.indexOf(name, start), start));
          problems.expect(row, 'sample-attribute', what, name.slice('app:'.length), known);
        }
      }
    }
  }
}
