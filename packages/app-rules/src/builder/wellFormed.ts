import {DOMParser} from '@xmldom/xmldom';

/** True when the text is well-formed XML. */
export function wellFormed(text: string): boolean {
  try {
    new DOMParser({
      onError: (_level: string, message: string) => {
        throw new Error(message);
      },
    }).parseFromString(text, 'text/xml');
    return true;
  } catch {
    return false;
  }
}
