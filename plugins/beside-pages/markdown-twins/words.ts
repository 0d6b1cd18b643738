import type {Localized} from '../../../config/locales';

const en = {
  summary:
    'Integration guides of the Appodeal SDK for Android, iOS and Unity, ad network setup, reports and troubleshooting.',
  /** One-line summary of a doc set. */
  set: (title: string) => `${title}: every page of this part of the Appodeal Help Center.`,
  list: (address: string) => `All pages as Markdown: ${address}`,
  twins: 'Every page is also Markdown: add `.md` to its address.',
  skills: (address: string) =>
    `Skills for the usual jobs (start, upgrade, consent, move, no ads): \`npx skills add ${address}\``,
  lists: 'Lists and whole texts',
  pages: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
  /** Label of a full text, with its size. */
  whole: (kilobytes: number) => `whole text, ${kilobytes} KB`,
  source: 'Source',
  /** Replaces a tool's form, before the address of its page. */
  tool: 'An interactive tool is here on the site:',
  toolShows: 'What follows is its default result.',
  archived: 'archived',
};

const ru: typeof en = {
  summary:
    'Руководства по интеграции Appodeal SDK для Android, iOS и Unity, настройка рекламных сетей, отчёты и решение проблем.',
  set: (title) => `${title}: все страницы этого раздела справочного центра Appodeal.`,
  list: (address) => `Все страницы в Markdown: ${address}`,
  twins: 'Каждая страница есть и в Markdown: добавьте к адресу `.md`.',
  skills: (address) =>
    `Навыки для обычных задач (начало, обновление, согласие, переход, нет рекламы): \`npx skills add ${address}\``,
  lists: 'Списки и полные тексты',
  pages: (count) => `страниц: ${count}`,
  whole: (kilobytes) => `полный текст, ${kilobytes} КБ`,
  source: 'Источник',
  tool: 'На сайте в этом месте есть интерактивный инструмент:',
  toolShows: 'Ниже показано, что он выводит по умолчанию.',
  archived: 'архив',
};

export const words: Localized<typeof en> = {en, ru};
