import stock from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {describe, expect, it} from 'vitest';
import {templateWithoutScripts} from './template';

describe('templateWithoutScripts', () => {
  it('differs from the framework’s own in its scripts alone', () => {
    const own = templateWithoutScripts();
    const list = /<script type="application\/json".*?<\/script>/;
    expect(own).toMatch(list);
    expect(own).not.toContain('defer');
    const loop = stock.slice(stock.indexOf('<% it.scripts'), stock.indexOf('</head>')).trim();
    expect(own.replace(list, loop)).toBe(stock);
  });

  it('refuses a template that loads scripts in another way', () => {
    expect(() => templateWithoutScripts(stock.replace('defer', 'async'))).toThrow(
      'expected @docusaurus/core/lib/ssg/ssgTemplate.html to write one deferred <script>',
    );
  });
});
