import {compile} from '@mdx-js/mdx';
import {describe, expect, it} from 'vitest';
import {fold} from '@help-center/search/analysis';
import rehypeNoBreakSpaces, {joinWords} from '.';

/** With signs that can be seen for those that cannot. */
const shown = (text: string): string => text.replaceAll('\u00a0', '_').replaceAll('\u2060', '+');

describe('words', () => {
  it.each([
    ['Реклама в сети и на экране', 'Реклама в_сети и_на_экране'],
    ['Не показывайте её без согласия', 'Не_показывайте её без_согласия'],
    [
      '16 КБ, 60 %, 12 июня, 10 000 показов, 320 px',
      '16_КБ, 60_%, 12_июня, 10_000_показов, 320_px',
    ],
    ['70 $ и 60 £', '70_$ и_60_£'],
    ['5–15 секунд, Москва–Казань', '5–+15_секунд, Москва–Казань'],
    ['Баннер — это полоса', 'Баннер_— это полоса'],
    ['если бы, тот же, есть ли', 'если_бы, тот_же, есть_ли'],
    ['и т. д., т. е. сразу', 'и_т._д., т._е. сразу'],
    ['Android 14 and iOS in the app', 'Android 14 and iOS in the app'],
    ['подключите\nв конце', 'подключите\nв_конце'],
    ['добавьте под CocoaPods и под Meta', 'добавьте под CocoaPods и_под Meta'],
  ])('%s', (text, expected) => {
    expect(shown(joinWords(text))).toBe(expected);
  });

  it('are found by the search as before', () => {
    expect(fold(joinWords('реклама в сети'))).toBe('реклама в сети');
  });
});

async function page(source: string, path: string): Promise<string> {
  return shown(
    String(await compile({value: source, path}, {rehypePlugins: [rehypeNoBreakSpaces]})),
  );
}

describe('plugin', () => {
  const source =
    '## Реклама в сети {/* #in-the-network */}\n\nВызовите в `a в б` на экране.\n\n```\nа в б\n```\n';
  it('joins words of Russian pages, before code as well, and leaves code alone', async () => {
    const text = await page(source, '/site/i18n/ru/docusaurus-plugin-content-docs/current/a.mdx');
    expect(text).toContain('Реклама в_сети');
    expect(text).toContain('Вызовите в_');
    expect(text).toContain('на_экране');
    expect(text).toContain('a в б');
    expect(text).toContain('а в б');
  });
  it('leaves other pages alone', async () => {
    expect(await page(source, '/site/docs/android/a.mdx')).not.toContain('_сети');
  });
});
