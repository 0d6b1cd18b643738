import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import terms from '../../data/terms.json';
import termsSchema from '../../data/schema/terms.schema.json';
import {problems as schemaProblems} from '../../data/schema/validate';
import {loadContent} from '../sources/content';
import {misspelled} from './dictionary';
import {russian} from './russian';

let root: string;

// The dictionary takes seconds to read, which is no test's time.
beforeAll(async () => {
  await misspelled(new Set(['слово']), 'ru', false);
}, 120_000);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'russian-'));
});

afterEach(() => {
  rmSync(root, {recursive: true, force: true});
});

const EN = 'docs/android/a.mdx';
const RU = 'i18n/ru/docusaurus-plugin-content-docs/current/a.mdx';

/** Rule and line of each finding in a Russian text, next to the English that it translates. */
async function findings(text: string, english = text): Promise<string[]> {
  for (const [file, said] of [
    [RU, text],
    [EN, english],
  ] as const) {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), `${said}\n`);
  }
  const found = await russian(loadContent(root));
  expect(found.every(({file}) => file === RU)).toBe(true);
  return found.map(({rule, line}) => `${rule} ${line}`);
}

describe('Russian pages', () => {
  it.each([
    'Подключите SDK и покажите баннер: `show` вернёт `true`, если в **App settings** всё готово.',
    'Заполняемость (fill rate) — доля запросов, на которые нашлась реклама: 60 %, 5–7 дней, −9.',
    'Откройте «Настройки» и пункт «Язык „по умолчанию“», а затем Google Play Console.',
    '```kotlin\nshow() // показываем баннер\n```',
    'Ещё в отчёте 0,99 USD и 10 000 показов с 12 июня 2025 года.',
    'Линковщик не находит под, и т. д. Нажатия считает сеть…',
  ])('may say: %s', async (text) => {
    expect(await findings(text)).toEqual([]);
  });

  it.each([
    ['a misspelled word', 'Подключите медеацию.', 'spelling'],
    ['a missing ё', 'Отчет придет позже.', 'yo'],
    ['other quotation marks', 'Нажмите "Готово".', 'russian-setting'],
    ['a hyphen for a dash', 'Баннер - это полоса.', 'russian-setting'],
    ['a range with a hyphen', 'Выплата за 5-7 дней.', 'russian-setting'],
    ['a hyphen for a minus', 'Сервер вернул -9.', 'russian-setting'],
    ['a unit without a space', 'Страница весит 16КБ.', 'russian-setting'],
    ['a percentage without a space', 'Доля выросла до 60%.', 'russian-setting'],
    ['a decimal point', 'Цена 0.99 доллара.', 'russian-setting'],
    ['a capital «вы»', 'Если Вы готовы, начните.', 'russian-setting'],
    ['officialese', 'Запуск осуществляется сразу.', 'russian'],
    ['a word of another voice', 'Откройте дашборд.', 'russian'],
    ['a heading that names nothing', '## Если что-то не так', 'russian'],
    ['a second full stop after an abbreviation', 'С 2025 г.. Среди них — две.', 'russian-setting'],
    ['a network that is the internet', 'Без сети рекламы не будет.', 'russian'],
    ['calls of a phone that are methods', 'На телефоне выключен звук вызовов.', 'russian'],
    ['an ad that quits the game', 'Видео закрывает игру.', 'russian'],
    ['a point after a year', 'Вышло 12 июня 2025 г. и позже.', 'russian-setting'],
    ['a no-break space after «под»', 'Добавьте под\u00a0CocoaPods.', 'russian-setting'],
    ['another word for a thing that has one', 'Число кликов растёт.', 'term'],
    ['English words', 'Покажите banner внизу.', 'english-left'],
    ['an English comment', '```kotlin\nshow() // show the banner now\n```', 'english-left'],
  ])('may not have %s', async (_, text, rule) => {
    const found = await findings(`Страница.\n\n${text}`);
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found.map((one) => one.split(' ')[0]))).toContain(rule);
  });

  it('may have a turn of phrase now and then, but not as a habit', async () => {
    const once = 'Удалите строку, потому что она не нужна.\n\n';
    expect(await findings(once.repeat(3))).toEqual([]);
    expect(await findings(once.repeat(5))).toEqual(['tic 7']);
    const filling = 'Откройте окно и сохраните в нём новое название своего плейсмента.\n\n';
    expect(await findings(once.repeat(5) + filling.repeat(70))).toEqual([]);
  });

  it('have headings in Russian, save for names and for what the page quotes', async () => {
    const english = 'The plugin writes it.\n\n## Unity Plugin\n';
    expect(await findings('Плагин пишет это.\n\n## Unity Plugin\n', english)).toEqual([
      'english-heading 3',
    ]);
    expect(await findings('Плагин пишет это.\n\n## Unity-плагин\n', english)).toEqual([]);
    const headings = '\n\n## Duplicate symbol\n\n## Claude Code\n\n## AdMob\n';
    expect(
      await findings(
        `Линковщик пишет \`duplicate symbol\`. Для Claude Code — код.${headings}`,
        `The linker prints \`duplicate symbol\`. For Claude Code, the code.${headings}`,
      ),
    ).toEqual([]);
  });

  it('takes the name of a fact for no word, also where the line may fall away', async () => {
    expect(await findings('Адаптер %android.adapterVersion%.\n\nЯдро %ios.demo?%.')).toEqual([]);
  });

  it('names the line', async () => {
    expect(await findings('Раз.\n\nДва,\nтри и Отчет.')).toEqual(['yo 4']);
  });
});

describe('terms', () => {
  it('are said as data/terms.json has them', async () => {
    const english = 'Load interstitial ads before the level ends.';
    expect(await findings('Загрузите межстраничную рекламу заранее.', english)).toEqual([]);
    expect(await findings('Загрузите рекламу заранее.', english)).toEqual(['term 1']);
  });
  it('are not looked for in code, in names of screens and in other words', async () => {
    const english = 'Open **Placements** before you publish `interstitial`.';
    expect(await findings('Откройте **Placements** и выпустите `interstitial`.', english)).toEqual(
      [],
    );
  });
  it('are looked for in the whole stretch where paragraphs were told as one', async () => {
    const english = 'Show a banner.\n\nIt earns money.';
    expect(await findings('Покажите баннер: он принесёт деньги.', english)).toEqual([]);
  });
  it('follow their schema, sorted', () => {
    expect(schemaProblems(termsSchema, terms)).toEqual([]);
    const sorted = (words: readonly string[], locale: string): string[] =>
      [...words].sort((a, b) => a.localeCompare(b, locale));
    expect(Object.keys(terms.terms)).toEqual(sorted(Object.keys(terms.terms), 'en'));
    expect(terms.latin).toEqual(sorted(terms.latin, 'en'));
    expect(terms.spelling).toEqual(sorted(terms.spelling, 'ru'));
    expect(Object.keys(terms.instead)).toEqual(sorted(Object.keys(terms.instead), 'ru'));
  });
});
