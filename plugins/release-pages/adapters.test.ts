import {describe, expect, it} from 'vitest';
import {adapterTable} from './adapters';
import {wordsFor} from './words';

const text = (node: unknown): string =>
  typeof node === 'object' && node !== null
    ? 'value' in node && typeof node.value === 'string'
      ? node.value
      : 'children' in node
        ? (node.children as unknown[]).map(text).join('|')
        : ''
    : '';

describe('adapterTable', () => {
  it('names adapter, versions of each release and what the pod asks for', () => {
    const shown = adapterTable('ios', '3.7.0', wordsFor('en')).map(text).join('\n');
    expect(shown).toContain('APDIronSourceAdapter|3.7.0.0|3.6.0.0');
    expect(shown).toContain('IronSourceSDK| 8.8.0.0|13.0');
  });

  it('starts at the release the page speaks of', () => {
    const shown = adapterTable('android', '3.6.0', wordsFor('en')).map(text).join('\n');
    expect(shown).not.toContain('3.7.0');
    expect(shown).toContain('3.6.0.0');
  });

  it('says so where a figure is not published, in the page’s language', () => {
    expect(adapterTable('unity', '3.7.0', wordsFor('ru')).map(text).join()).toContain(
      'не опубликовано',
    );
  });
});
