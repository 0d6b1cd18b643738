import type {Finding} from '../sources/page';

/** Something that a Russian editor would mark, and what to write instead. */
interface Rule {
  rule: 'russian' | 'russian-setting';
  /** What stands between the edges of words; left out where marks count. */
  stem?: string;
  pattern: RegExp;
  better: string;
}

const word = (stem: string): RegExp => new RegExp(`(?<!\\p{L})(?:${stem})(?!\\p{L})`, 'giu');
const phrase = (stem: string, better: string): Rule => ({
  rule: 'russian',
  stem,
  pattern: word(stem),
  better,
});
const setting = (pattern: RegExp, better: string): Rule => ({
  rule: 'russian-setting',
  pattern,
  better,
});

const UNITS = 'КБ|МБ|ГБ|Мбит|Гц|мс|сек|мин|руб|млн|тыс|млрд|px|dp|pt|MB|KB|GB';

const rules: readonly Rule[] = [
  // Officialese and translated constructions
  phrase('имплемент\\p{L}*', 'встроить, добавить'),
  phrase('осуществл\\p{L}*', 'глагол самого действия'),
  phrase('данн(?:ый|ого|ому|ая|ую|ое)', 'этот, или ничего'),
  phrase('явля(?:ется|ются)', 'тире, или глагол по делу'),
  phrase('в случае,? если', 'если'),
  phrase('в рамках', 'в, при'),
  phrase('име(?:ет|ют) место', 'бывает, происходит'),
  phrase('на текущий момент|на данный момент', 'сейчас, пока'),
  phrase('позволя(?:ет|ют) вам', 'глагол без «позволяет»'),
  phrase('(?:в|к) конце этой страницы', 'что получит читатель, словами этой страницы'),
  phrase('посредством', 'через, с помощью'),
  phrase('производит(?:ся|ь)? (?:\\p{L}+ию|\\p{L}+ия)', 'глагол самого действия'),
  phrase('пожалуйста', 'ничего: повелительное наклонение вежливо'),
  phrase('если что-то не так', 'что именно не работает'),
  phrase('некогда читать', 'что в файле и кому он нужен'),
  phrase('(?:ставят|ставит) вам в вину', 'за что отвечает приложение'),

  // One word for one thing
  phrase('дашборд\\p{L}*', 'личный кабинет Appodeal, кабинет'),
  phrase('ко[лл]+бэ[кч]\\p{L}*|калл?бэ[кч]\\p{L}*|колбек\\p{L}*', 'метод обратного вызова'),
  phrase('кеш\\p{L}*', 'кэш'),
  phrase('опт-аут\\p{L}*', 'отказ'),
  phrase('пейаут\\p{L}*', 'выплата'),
  phrase('релиз(?!н)\\p{L}*', 'версия, выпуск'),
  phrase('апгрейд\\p{L}*', 'обновление'),
  phrase('устарел(?:ый|ая|ое|ые|ого|ых)', 'не поддерживается'),
  phrase('депенденси', 'зависимость'),
  phrase('билд\\p{L}*', 'сборка'),
  phrase('приобретени\\p{L}+ пользователей', 'привлечение пользователей'),
  phrase('софтлонч\\p{L}*', 'софт-лонч'),
  phrase('мягк\\p{L}+ запуск\\p{L}*', 'софт-лонч'),
  phrase('посредничеств\\p{L}*', 'медиация'),
  phrase('филл?рейт\\p{L}*', 'заполняемость'),
  phrase('рекламн\\p{L}+ выручк\\p{L}+', 'доход от рекламы'),
  phrase('ад[ -]юнит\\p{L}*', 'рекламный блок'),
  phrase('форм\\p{L} консента|форм\\p{L} согласия', 'окно согласия'),
  phrase(
    '(?:нет|без) сети|не в сети|другую сеть или|(?:проверьте|нужна) сеть,',
    'интернет, соединение: сеть — рекламная',
  ),
  phrase('звук\\p{L}* вызовов', 'звук звонка: вызов — это метод'),
  phrase('закрыва\\p{L}+ игру', 'перекрывает экран игры'),
  phrase('(?:одн(?:у|ой)|втор(?:ая|ую)) рекламу?(?! с)', 'объявление, показ'),
  phrase('собственн\\p{L}+ набор\\p{L}*', 'свой набор'),
  phrase('фильтр\\p{L}* намерений', 'intent-фильтр'),
  phrase('верно, когда|условие для ответа «да»', 'когда возвращает true'),
  phrase('без вашего кода', 'сам: «SDK сам покажет окно согласия»'),
  phrase('выполните (?:свой )?(?:вызов|(?:чистую )?сборку)', 'вызовите, соберите'),
  phrase('сверьте оба со?', 'что сверить: «сверьте оба ID с …»'),
  phrase('показывают несколько экранов', 'реклама есть на нескольких экранах'),
  phrase('рядом с (?:этим )?сервисом', 'вместе с сервисом'),
  phrase('уровень лога', 'уровень логов'),
  phrase('секунд (?:пять|десять)|минут (?:пять|десять)', 'около десяти секунд'),
  phrase('отладочн\\p{L}+ географи\\p{L}+', 'тестовый регион (debug geography)'),
  setting(/\d{4} г\./g, 'дату без «г.»: 12 июня 2025'),
  setting(/(?<![\p{L}\d])(?:id|url)(?![\p{L}\d])/gu, 'ID, URL'),
  setting(/(?<=[\p{Ll},] )(?:Вы|Вас|Вам|Вами|Ваш\p{Ll}*)(?!\p{L})/gu, '«вы» со строчной'),

  // Marks
  setting(/(?<!„[^“]*)["“”]/g, 'кавычки « », внутри них „ “'),
  setting(/(?<=\s|^)-(?=\s)|--/g, 'тире —'),
  setting(/(?<=\p{L}[\p{L}.,»)]*) – (?=[\p{L}«])/gu, 'тире —'),
  setting(/[\p{L}»)]—[\p{L}«]/gu, 'тире с пробелами'),
  setting(/(?<=^|[\s(])-(?=\d)/g, 'минус −'),
  setting(/(?<![\p{L}\d.,-])\d{1,4}-\d{1,4}(?![\p{L}\d.,-]*\d|-)/gu, 'диапазон через –: 5–7'),
  setting(/\d (?:–|-|—) \d/g, 'диапазон без пробелов: 5–7'),
  setting(new RegExp(`\\d(?:%|(?:${UNITS})(?!\\p{L}))`, 'gu'), 'пробел между числом и единицей'),
  setting(
    /(?<![\p{L}\d.])(?:0\.\d+|\d+\.\d+(?= ?(?:%|млн|тыс|мс|USD|долл)))(?![\d.])/gu,
    'десятичная запятая',
  ),
  setting(/(?<![\d.,])[1-9]\d{0,2},\d{3}(?!\d)/g, 'пробел между тысячами'),
  setting(/\.\.\./g, 'многоточие …'),
  setting(/(?<!\p{L})\p{L}{1,4}\.\.(?!\.)/gu, 'одну точку: сокращение уже кончается ею'),
  setting(/ {2,}|\s(?=[,;:!?](?:\s|$))/g, 'один пробел между словами и ни одного перед знаком'),
];

/** Most texts have none of the phrases: all are looked for at once before each. */
const ANY_PHRASE = new RegExp(word(rules.flatMap(({stem}) => stem ?? []).join('|')), 'iu');
const marks = rules.filter(({stem}) => stem === undefined);

/** What a Russian text says or sets otherwise than an editor would, in the order of the text. */
export const phraseProblems = (text: string): Finding[] =>
  (ANY_PHRASE.test(text) ? rules : marks)
    .flatMap(({rule, pattern, better}) =>
      [...text.matchAll(pattern)].map(({0: found, index}) => ({
        index,
        rule,
        message: `"${found}" was found; write ${better}`,
      })),
    )
    .sort((a, b) => a.index - b.index);
