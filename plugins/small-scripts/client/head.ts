import {
  Children,
  Fragment,
  isValidElement,
  useLayoutEffect,
  useState,
  type PropsWithChildren,
  type ReactNode,
} from 'react';

interface Tag {
  type: string;
  attributes: Record<string, string>;
  text: string;
}

/** React's names of attributes that HTML does not merely write in small letters. */
const NAMES: Readonly<Record<string, string>> = {className: 'class', httpEquiv: 'http-equiv'};

function tagsIn(children: ReactNode): Tag[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<PropsWithChildren>(child)) {
      return [];
    }
    const {type, props} = child;
    const {children: content, ...rest} = props;
    if (type === Fragment) {
      return tagsIn(content);
    }
    const attributes = Object.fromEntries(
      Object.entries(rest).map(([name, value]) => [
        NAMES[name] ?? name.toLowerCase(),
        String(value ?? ''),
      ]),
    );
    return {type: String(type), attributes, text: [content].flat().join('')};
  });
}

const META = ['name', 'charset', 'http-equiv', 'property', 'itemprop'];

/** What a page may have once, as far as several components ask for it; empty for a tag that says nothing. */
function keyOf({type, attributes, text}: Tag): string {
  const {rel, href, src} = attributes;
  if (type === 'meta') {
    const name = Object.keys(attributes)
      .filter((one) => META.includes(one))
      .at(-1);
    return name && attributes[name] ? `${name} ${attributes[name]}`.toLowerCase() : '';
  }
  const value = rel?.toLowerCase() === 'canonical' ? rel : href || src || text;
  return value && `${type} ${value}`.toLowerCase();
}

/** What each mounted component asks for, in the order of mounting. */
const asked = new Map<object, Tag[]>();

/** Attributes that were set here, to be taken away again. */
const given: Record<'html' | 'body', Record<string, string>> = {html: {}, body: {}};

/** The mark that the static build puts on all that comes from `<Head>`. */
const MARK = 'data-rh';

function makeElement({type, attributes, text}: Tag): HTMLElement {
  const element = document.createElement(type);
  for (const [name, value] of Object.entries({[MARK]: 'true', ...attributes})) {
    element.setAttribute(name, value);
  }
  element.textContent = text;
  return element;
}

function setAttributes(element: Element, old: object, attributes: Record<string, string>): void {
  for (const name of Object.keys(old).filter((one) => !(one in attributes))) {
    element.removeAttribute(name);
  }
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) !== value) {
      element.setAttribute(name, value);
    }
  }
}

function update(): void {
  let title = '';
  const own: typeof given = {html: {}, body: {}};
  let tags: Tag[] = [];
  // Who mounted last wins. What one component asks for several times it wants several times.
  for (const list of asked.values()) {
    const single = list.filter(({type, attributes, text}) => {
      if (type === 'html' || type === 'body') {
        Object.assign(own[type], attributes);
      } else if (type === 'title') {
        title = text || title;
      } else {
        return true;
      }
      return false;
    });
    const keys = new Set(single.map(keyOf));
    tags = [...tags.filter((tag) => !keys.has(keyOf(tag))), ...single.filter(keyOf)];
  }
  setAttributes(document.documentElement, given.html, own.html);
  setAttributes(document.body, given.body, own.body);
  Object.assign(given, own);
  if (title && document.title !== title) {
    document.title = title;
  }
  const old = Array.from(document.head.querySelectorAll(`[${MARK}]:not(title)`));
  const missing = tags.map(makeElement).filter((element) => {
    const index = old.findIndex((one) => one.isEqualNode(element));
    return index < 0 || !old.splice(index, 1);
  });
  old.forEach((element) => element.remove());
  missing.forEach((element) => document.head.append(element));
}

let planned = false;

/** Updates the head once for all components of a commit, before it is painted. */
function plan(): void {
  if (!planned) {
    planned = true;
    queueMicrotask(() => {
      planned = false;
      update();
    });
  }
}

/**
 * Takes the place of react-helmet-async's component of that name, which
 * `<Head>` is, in the browser: puts its children into the page's head, and the
 * attributes of `<html>` and `<body>` on these. Knows children alone, no props.
 */
export function Helmet({children}: PropsWithChildren): null {
  const [id] = useState(() => ({}));
  useLayoutEffect(() => {
    asked.set(id, tagsIn(children));
    plan();
  });
  useLayoutEffect(
    () => () => {
      asked.delete(id);
      plan();
    },
    [id],
  );
  return null;
}

/** The head is the document's: there is nothing to provide. */
export const HelmetProvider = ({children}: PropsWithChildren): ReactNode => children;
