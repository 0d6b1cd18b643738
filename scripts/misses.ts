/**
 * What readers did not find, by week:
 *
 *   npm run misses -- export.csv access.log
 *
 * Reads the tag manager's events as its analytics exports them, a CSV file with the columns
 * `Date`, `Event name`, `words`, `page` and `Event count`, and access logs in the usual "combined"
 * form, which know missing addresses alone. plugins/tag-manager/README.md says how to export.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {asCommand} from '../host/command';

/** Names of the events, as `src/shell/report.ts` sends them, with the title of their list. */
const KINDS = {
  search_miss: 'Searched, not found',
  address_miss: 'Addresses without a page',
  log_miss: 'Logs without a known error, by page',
} as const;

type Kind = keyof typeof KINDS;

interface Miss {
  /** Its day, as `YYYY-MM-DD`. */
  day: string;
  kind: Kind;
  what: string;
  count: number;
}

const MONTHS = 'JanFebMarAprMayJunJulAugSepOctNovDec';

/** https://nginx.org/en/docs/http/ngx_http_log_module.html */
const LOG_LINE =
  /^\S+ \S+ .*?\[(\d\d)\/([A-Z][a-z]{2})\/(\d{4}):[^\]]*\] "[A-Z]+ ([^ "]+) [^"]*" (\d{3}) /;

function readLogLine(line: string): Miss[] | null {
  const [, day, month = '', year, address = '', status] = LOG_LINE.exec(line) ?? [];
  const number = MONTHS.indexOf(month) / 3 + 1;
  if (status === undefined || !Number.isInteger(number) || number < 1) {
    return null;
  }
  const what = address.replace(/[?#].*/, '');
  return status === '404'
    ? [
        {
          day: `${year}-${String(number).padStart(2, '0')}-${day}`,
          kind: 'address_miss',
          what,
          count: 1,
        },
      ]
    : [];
}

/** The fields of a line of CSV; a quote in a quoted field is doubled. */
const fieldsOf = (line: string): string[] =>
  Array.from(line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g), ([, quoted, plain = '']) =>
    (quoted?.replaceAll('""', '"') ?? plain).trim(),
  );

/**
 * Reads an export or an access log.
 *
 * @param name - of the file, for errors
 * @throws with the file and the line that is neither
 */
export function readMisses(name: string, text: string): Miss[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line, index) => ({line, at: `${name}:${index + 1}`}))
    // Exports begin with comments.
    .filter(({line}) => line.trim() !== '' && !line.startsWith('#'));
  const [head, ...rest] = lines;
  if (!head) {
    throw new Error(`${name}: the file is empty`);
  }
  if (readLogLine(head.line)) {
    return lines.flatMap(({line, at}) => {
      const misses = readLogLine(line);
      if (!misses) {
        throw new Error(`${at} is no line of an access log in the "combined" form`);
      }
      return misses;
    });
  }
  const columns = fieldsOf(head.line).map((column) => column.toLowerCase());
  const place = (column: string): number => columns.indexOf(column);
  for (const column of ['date', 'event name', 'event count']) {
    if (place(column) === -1) {
      throw new Error(
        `${head.at} has the columns ${columns.join(', ')}; date, event name, event count, and words or page were expected`,
      );
    }
  }
  return rest.flatMap(({line, at}) => {
    const fields = fieldsOf(line);
    const value = (column: string): string => fields[place(column)] ?? '';
    const kind = value('event name');
    if (!(kind in KINDS)) {
      return [];
    }
    const day = value('date').replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
    const count = Number(value('event count'));
    if (Number.isNaN(Date.parse(day)) || !Number.isInteger(count)) {
      throw new Error(
        `${at} has the date "${value('date')}" and the count "${value('event count')}"; a day such as 20261129 and a number were expected`,
      );
    }
    const what = kind === 'search_miss' ? value('words') || '(not told)' : value('page');
    return [{day, kind: kind as Kind, what, count}];
  });
}

/** The Monday of a day's week. */
function weekOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}

/**
 * The table of all weeks as Markdown, the newest first, and in each what was missed most.
 *
 * @param most - rows of each kind in a week
 */
export function missesTable(misses: readonly Miss[], most = 20): string {
  const weeks = [...new Set(misses.map(({day}) => weekOf(day)))].sort().reverse();
  return weeks
    .map((week) => {
      const parts = Object.entries(KINDS).flatMap(([kind, title]) => {
        const counts = new Map<string, number>();
        for (const {what, count} of misses.filter(
          (miss) => miss.kind === kind && weekOf(miss.day) === week,
        )) {
          counts.set(what, (counts.get(what) ?? 0) + count);
        }
        const rows = [...counts].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]));
        const more = rows.length - most;
        return rows.length === 0
          ? []
          : [
              `| ${title} | Times |\n| --- | ---: |`,
              ...rows.slice(0, most).map(([what, count]) => `| ${what} | ${count} |`),
              ...(more > 0 ? [`| and ${more} more | |`] : []),
              '',
            ];
      });
      return `## Week of ${week}\n\n${parts.join('\n')}`;
    })
    .join('\n');
}

void asCommand(__filename, () => {
  const files = process.argv.slice(2);
  if (files.length === 0) {
    throw new Error('Usage: npm run misses -- <export.csv or access log>…');
  }
  const misses = files.flatMap((file) =>
    readMisses(path.basename(file), readFileSync(file, 'utf8')),
  );
  console.log(missesTable(misses) || 'Nothing was missed.');
});
