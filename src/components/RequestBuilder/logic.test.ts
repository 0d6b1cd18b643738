import {execFileSync} from 'node:child_process';
import fc from 'fast-check';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import {operations, server} from './document';
import {
  call,
  formats,
  isDay,
  problems,
  reportParameters,
  script,
  shellQuoted,
  type Choice,
  type Pair,
} from './logic';

const choice: Choice = {
  from: '2026-03-01',
  to: '2026-03-07',
  app: '',
  country: '',
  networks: '',
  details: ['date'],
};

const HOSTILE = `a'b"c$(touch x)\`id\`&api_key=1#\\\n\${process.env.HOME}{x}`;

describe('problems', () => {
  it('accepts one day and refuses a period that ends before it begins', () => {
    expect(problems({...choice, to: choice.from})).toEqual([]);
    expect(problems({...choice, to: '2026-02-28'})).toEqual(['order']);
  });

  it('refuses days that the calendar does not have', () => {
    expect(isDay('2024-02-29')).toBe(true);
    for (const day of ['', '2026-02-29', '2026-13-01', '01.03.2026', '2026-3-1', 'x\n2026-03-01']) {
      expect(isDay(day)).toBe(false);
    }
    expect(problems({...choice, from: '2026-02-30', to: ''})).toEqual(['from', 'to']);
  });

  it('knows countries by two letters', () => {
    expect(problems({...choice, country: ' us '})).toEqual([]);
    expect(problems({...choice, country: 'ALL'})).toEqual([]);
    expect(problems({...choice, country: 'USA'})).toEqual(['country']);
  });
});

describe('reportParameters', () => {
  it('leaves out what is empty', () => {
    expect(reportParameters(choice)).toEqual([
      ['date_from', '2026-03-01'],
      ['date_to', '2026-03-07'],
      ['detalisation[]', 'date'],
    ]);
  });

  it('repeats lists without repeating values', () => {
    const pairs = reportParameters({
      ...choice,
      country: 'us',
      networks: 'admob, applovin;admob',
      details: ['date', 'network'],
    });
    expect(pairs.slice(2)).toEqual([
      ['country[]', 'US'],
      ['network[]', 'admob'],
      ['network[]', 'applovin'],
      ['detalisation[]', 'date'],
      ['detalisation[]', 'network'],
    ]);
  });
});

describe('URL', () => {
  it('gives back exactly what was put in', () => {
    fc.assert(
      fc.property(fc.string({unit: 'grapheme'}), fc.string({unit: 'grapheme'}), (app, key) => {
        const parameters = reportParameters({...choice, app});
        const url = new URL(call('createReport', parameters, 'url', {apiKey: key, userId: '7'}));
        expect(url.href.startsWith(`${server}/stats_api?`)).toBe(true);
        expect(url.hash).toBe('');
        expect([...url.searchParams].slice(2)).toEqual(parameters);
        expect(url.searchParams.getAll('user_id')).toEqual(['7']);
      }),
    );
  });

  it('shows where missing credentials go', () => {
    expect(call('createReport', [], 'url')).toMatch(/api_key=YOUR_API_KEY&user_id=YOUR_USER_ID$/);
  });

  it('survives halves of characters', () => {
    const parameters = reportParameters({...choice, app: '\ud800x'});
    expect(call('createReport', parameters, 'url')).toContain('app%5B%5D=x');
  });
});

describe('curl', () => {
  /** What a shell makes of the arguments. */
  const words = (command: string): string[] =>
    execFileSync('sh', ['-c', command.replace(/^curl/, "printf '%s\\0'")], {
      env: {PATH: process.env.PATH, APPODEAL_API_KEY: 'from-env', APPODEAL_USER_ID: '5'},
      encoding: 'utf8',
    })
      .split('\0')
      .slice(0, -1);

  it('takes every text literally', () => {
    const parameters = reportParameters({...choice, app: HOSTILE});
    const access = {apiKey: HOSTILE, userId: "'; rm -rf x; '"};
    const clean = HOSTILE.replace('\n', '');
    const given = words(call('createReport', parameters, 'curl', access));
    expect(given.slice(0, 2)).toEqual(['--get', `${server}/stats_api`]);
    expect(given).toContain(`api_key=${clean}`);
    expect(given).toContain("user_id='; rm -rf x; '");
    expect(given).toContain(`app%5B%5D=${clean}`);
  });

  it('reads missing credentials from the environment', () => {
    expect(words(call('createReport', [], 'curl'))).toEqual(
      expect.arrayContaining(['api_key=from-env', 'user_id=5']),
    );
  });

  it('quotes quotes', () => {
    expect(shellQuoted("it's")).toBe(`'it'\\''s'`);
  });
});

describe('programs', () => {
  const parameters: Pair[] = reportParameters({...choice, app: HOSTILE});
  const access = {apiKey: HOSTILE, userId: HOSTILE};

  it('are valid JavaScript, whatever was typed', () => {
    const sources = [
      script(parameters, 'javascript', access),
      ...operations.map(({id}) => call(id, parameters, 'javascript', access)),
    ];
    for (const source of sources) {
      const {diagnostics} = ts.transpileModule(source, {
        reportDiagnostics: true,
        compilerOptions: {module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ESNext},
      });
      expect(diagnostics).toEqual([]);
    }
  });

  it('hold typed texts as literals of the language', () => {
    const text = JSON.stringify(HOSTILE.replace('\n', ''));
    for (const language of ['python', 'javascript'] as const) {
      expect(script(parameters, language, access)).toContain(`"app[]", ${text}`);
      expect(script(parameters, language, access)).toContain(`"api_key", ${text}`);
    }
  });

  it('read missing credentials from the environment', () => {
    expect(script(parameters, 'python')).toContain('os.environ["APPODEAL_API_KEY"]');
    expect(script(parameters, 'javascript')).toContain('process.env.APPODEAL_USER_ID');
  });

  it('send the credentials once with every step', () => {
    for (const language of ['python', 'javascript'] as const) {
      expect(script(parameters, language).match(/"api_key"/g)).toHaveLength(1);
    }
  });
});

describe('call', () => {
  it('refuses calls that the document does not have', () => {
    for (const format of formats) {
      expect(() => call('guess', [], format)).toThrow(/createReport/);
    }
  });
});
