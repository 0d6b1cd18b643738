import type {Element} from '@xmldom/xmldom';
import type {Block} from './blocks';
import type {BlockProblems} from './block-problems';
import type {Parsed} from './syntax';

/** Do views and attributes of the Android SDK in an XML block exist? */
export function checkLayout(
  {sdk: {android: types}, code}: Block,
  {document}: Parsed,
  problems: BlockProblems,
): void {
  const root = document?.documentElement;
  if (!root) {
    return;
  }
  const views = new Map(
    [...types].flatMap(([name, type]) =>
      type.kind === 'view' ? [[`${type.home}.${name}`, type] as const] : [],
    ),
  );
  const lines = code.split('\n');
  const visit = (element: Element): void => {
    const row = Math.min(
      Math.max(((element as {lineNumber?: number}).lineNumber ?? 1) - 1, 0),
      lines.length - 1,
    );
    if (element.tagName.startsWith('com.appodeal.')) {
      const known = problems.expect(
        row,
        'sample-view',
        `view ${element.tagName}`,
        element.tagName,
        views.keys() as Iterable<string>,
      );
      const attributes = known
        ? (views.get(element.tagName as `${string}.${string}`)?.xmlAttributes ?? [])
        : [];
      for (const attribute of attributes.length > 0 ? [...element.attributes] : []) {
        if (attribute.name.startsWith('app:') && !/^app:layout_/.test(attribute.name)) {
          const name = attribute.name.slice(4);
          const at = lines.findIndex(
            (line, index) => index >= row && line.includes(attribute.name),
          );
          problems.expect(
            at === -1 ? row : at,
            'sample-attribute',
            `attribute ${attribute.name} of ${element.tagName}`,
            name,
            attributes,
          );
        }
      }
    }
    for (const child of [...element.childNodes]) {
      if (child.nodeType === 1) {
        visit(child as Element);
      }
    }
  };
  visit(root);
}
