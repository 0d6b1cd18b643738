import {execFileSync, spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';
import fc from 'fast-check';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import {call, operations, reportParameters, script, server} from '@help-center/sdk-data/reporting';
import {formats, isDay, problems, shellQuoted, type Choice, type Pair} from './index';

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
    expect(problems({...choice, app: ' 5f1c0a '})).toEqual([]);
    for (const several of ['5f1c0a, 77be10', '5f1c0a 77be10', '5f1c0a;77be10', '5f1c0a\n77be10']) {
      expect(problems({...choice, app: several})).toEqual(['app']);
    }
  });

  it('refuses texts that are longer than what a field asks for', () => {
    const long = 'a'.repeat(1_000_000);
    expect(problems({...choice, networks: 'admob, '.repeat(200)})).toEqual([]);
    expect(problems({...choice, networks: long})).toEqual(['long']);
    expect(problems(choice, {apiKey: '', userId: long})).toEqual(['long']);
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

/** Texts that try to leave the quotes they are put in. */
const ATTACKS = [
  HOSTILE,
  `'; touch x; '`,
  `"; import os; os.system("id") #`,
  `"""\n'''`,
  '`id`',
  '$(id)',
  '${process.exit(1)}',
  '\\',
  '\\"',
  "\\'",
  '{query} %s %(a)s',
  '\r\n--next',
  '\u2028alert(1)\u2029',
  '</script><script>alert(1)</script>',
  'é字🎮\u0000\u0085x',
  '-o /tmp/x',
  '@/etc/passwd',
  '!!',
];

/** What is left of a text: no parameter holds control characters. */
const kept = (text: string): string =>
  text.replace(/[\u0000-\u001f\u007f\u2028\u2029]/g, '').trim();

/** Prints the words that curl gets. */
const SHOWN = `curl() { printf '%s\\0' "$@"; }\n`;

/** A word of the shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

const has = (command: string): boolean => spawnSync(command, ['--version']).status === 0;

describe('hostile texts, read by the languages themselves', () => {
  const attacks = ATTACKS.map((text) => ({
    parameters: reportParameters({...choice, app: text}),
    access: {apiKey: text, userId: text},
    expected: kept(text),
  }));

  it.runIf(has('bash'))('are single words of bash', () => {
    const commands = attacks.map(({parameters, access}) =>
      call('createReport', parameters, 'curl', access),
    );
    // Each in a shell of its own, so that an open quote of one does not swallow the next.
    const script = commands.map((command) => `bash -c ${quoted(SHOWN + command)}\nprintf '\\1'`);
    const {stdout, stderr} = spawnSync('bash', ['-s'], {
      input: script.join('\n'),
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    const said = stdout.split('\u0001').map((one) => one.split('\0'));
    for (const [index, {expected}] of attacks.entries()) {
      for (const name of ['api_key', 'user_id', 'app%5B%5D']) {
        expect(said[index], commands[index]).toContain(`${name}=${expected}`);
      }
    }
  });

  it.runIf(has('python3'))('are literals of Python', () => {
    const sources = attacks.flatMap(({parameters, access}) => [
      script(parameters, 'python', access),
      call('createReport', parameters, 'python', access),
    ]);
    const reader = `import ast, json, sys
def pairs(source):
    return [[part.value for part in node.elts] for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Tuple) and all(isinstance(part, ast.Constant) for part in node.elts)]
print(json.dumps([pairs(source) for source in json.load(sys.stdin)]))`;
    const {stdout, stderr} = spawnSync('python3', ['-c', reader], {
      input: JSON.stringify(sources),
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    const found = JSON.parse(stdout) as string[][][];
    expect(found).toHaveLength(sources.length);
    found.forEach((pairs, index) => {
      const {expected} = attacks[Math.floor(index / 2)] as (typeof attacks)[number];
      for (const name of ['api_key', 'user_id', 'app[]']) {
        expect(pairs).toContainEqual([name, expected]);
      }
    });
  });

  it.runIf(has('python3'))('tell in Python why a request was refused', async () => {
    const refusal = createServer((_, response) => {
      response.writeHead(401, {'Content-Type': 'application/json'});
      response.end(JSON.stringify({code: 5, message: 'Wrong key'}));
    }).listen(0, '127.0.0.1');
    await once(refusal, 'listening');
    const {port} = refusal.address() as AddressInfo;
    const access = {apiKey: 'key', userId: 'user'};
    for (const source of [
      script([], 'python', access),
      call('createReport', [], 'python', access),
    ]) {
      const python = spawn('python3', ['-c', source.replace(server, `http://127.0.0.1:${port}`)]);
      const printed = await text(python.stdout);
      const complaint = await text(python.stderr);
      expect(printed + complaint).toContain('Wrong key');
      expect(complaint).not.toContain('Traceback');
    }
    refusal.close();
  });

  it('reach the address unchanged when JavaScript runs', async () => {
    const answers: Record<string, object> = {
      stats_api: {code: 0, task_id: 7},
      check_status: {task_status: '1'},
      output_result: {code: 0, data: [{impressions: 3}]},
    };
    for (const {parameters, access, expected} of attacks) {
      const asked: URL[] = [];
      const printed: unknown[] = [];
      const run = new Function(
        'fetch',
        'console',
        `return (async () => {${script(parameters, 'javascript', access)}\n})()`,
      ) as (...globals: unknown[]) => Promise<void>;
      await run(
        (address: string) => {
          const url = new URL(address);
          asked.push(url);
          return {json: () => answers[url.pathname.split('/').at(-1) ?? '']};
        },
        {log: (value: unknown) => printed.push(value)},
      );
      expect(asked.map(({pathname}) => pathname.split('/').at(-1))).toEqual(Object.keys(answers));
      expect(asked[0]?.searchParams.get('app[]')).toBe(expected);
      expect(asked.map(({searchParams}) => searchParams.get('task_id'))).toEqual([null, '7', '7']);
      for (const {searchParams} of asked) {
        expect(searchParams.getAll('api_key')).toEqual([expected]);
        expect(searchParams.getAll('user_id')).toEqual([expected]);
      }
      expect(printed).toEqual([[{impressions: 3}]]);
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
