import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Code, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import document from '../../../data/reporting-api.json';
import {operations} from '@help-center/sdk-data/reporting';
import reportingDownload, {documentPath} from './download';
import reportingPages from './index';
import russian from './ru.json';

const ENGLISH = '/site/docs/reporting/reporting-api.mdx';
const RUSSIAN = '/site/i18n/ru/docusaurus-plugin-content-docs-reporting/current/reporting-api.mdx';

function render(source: string, file = ENGLISH): Root {
  const root = unified().use(remarkParse).use(remarkMdx).parse(source) as Root;
  reportingPages()(root, {path: file});
  return root;
}

function samples(root: Root): Code[] {
  const found: Code[] = [];
  visit(root, 'code', (node) => {
    found.push(node);
  });
  return found;
}

describe('tables', () => {
  it('lists the parameters of a call with type and known values', () => {
    const text = toString(render('<ApiParameters operation="createReport" />'));
    expect(text).toMatch(/date_fromyesdateFirst day/);
    expect(text).toMatch(/app\[\]notextKey of one app/);
    expect(text).toMatch(/network\[\]nolist[\s\S]*Known values: ALL, adcolony/);
  });

  it('lists the credentials when no call is named', () => {
    expect(toString(render('<ApiParameters />'))).toMatch(/api_keyyes[\s\S]*user_idyes/);
  });

  it('speaks the language of the page', () => {
    expect(toString(render('<ApiFields schema="Row" />', RUSSIAN))).toMatch(
      /Поле[\s\S]*requestsцелое числоЗапросы рекламы\./,
    );
  });

  it('has a Russian text for everything it can show', () => {
    const schemas = Object.entries(document.components.schemas);
    const keys = [
      ...operations.flatMap(({parameters}) => parameters.map(({name}) => `parameter.${name}`)),
      ...Object.values(document.components.securitySchemes).map(({name}) => `parameter.${name}`),
      ...schemas.flatMap(([schema, {properties}]) =>
        Object.keys(properties).map((field) => `${schema}.${field}`),
      ),
    ];
    expect(Object.keys(russian).sort()).toEqual([...new Set(keys)].sort());
  });
});

describe('samples', () => {
  it.each(operations.map(({id}) => id))('shows %s in three languages', (id) => {
    const shown = samples(render(`<ApiSample operation="${id}" />`));
    expect(shown.map(({lang}) => lang)).toEqual(['bash', 'python', 'javascript']);
    for (const {value} of shown) {
      expect(value).toContain(document.servers[0]?.url);
      expect(value).toContain('APPODEAL_API_KEY');
    }
  });

  it('shows programs that take all three steps', () => {
    for (const {value} of samples(render('<ApiScript />'))) {
      expect(value).toMatch(/\/stats_api[\s\S]*\/check_status[\s\S]*\/output_result/);
    }
  });
});

describe('<Formula>', () => {
  const label = (source: string, file?: string): unknown => {
    let value: unknown;
    visit(render(source, file), 'mdxJsxFlowElement', (node) => {
      for (const entry of node.attributes) {
        if (entry.type === 'mdxJsxAttribute' && entry.name === 'aria-label') {
          value = entry.value;
        }
      }
    });
    return value;
  };

  it('is said in words', () => {
    expect(label('<Formula name="CTR" top="Clicks" bottom="Impressions" times="100%" />')).toBe(
      'CTR equals Clicks divided by Impressions times 100%',
    );
    expect(label('<Formula name="Прибыль" top="Доход − Расход" />', RUSSIAN)).toBe(
      'Прибыль = Доход − Расход',
    );
  });

  it('sets a fraction', () => {
    const names: (string | null)[] = [];
    visit(
      render('<Formula name="CTR" top="Clicks" bottom="Impressions" times="100%" />'),
      'mdxJsxFlowElement',
      ({name}) => {
        names.push(name);
      },
    );
    expect(names.slice(0, 2)).toEqual(['math', 'mrow']);
    expect(names).toContain('mfrac');
  });
});

describe('wrong use', () => {
  it.each([
    ['<ApiParameters operation="guess" />', /:1 <ApiParameters> operation "guess": one of create/],
    ['<ApiFields schema="Guess" />', /schema="Guess": one of Task/],
    ['<ApiFields />', /needs schema/],
    ['<ApiSample operation={id} />', /takes only operation/],
    ['<ApiServer host="x" />', /takes no attributes/],
    ['<Formula name="CTR" />', /needs top/],
  ])('%s stops the build', (source, message) => {
    expect(() => render(source)).toThrow(message);
  });
});

describe('download', () => {
  it('is the document that the pages show', async () => {
    const outDir = await mkdtemp(path.join(tmpdir(), 'reporting-'));
    try {
      await reportingDownload().postBuild?.({outDir} as never);
      expect(JSON.parse(await readFile(path.join(outDir, documentPath), 'utf8'))).toEqual(document);
    } finally {
      await rm(outDir, {recursive: true});
    }
  });

  it('is linked outside the pages of the site', () => {
    let url = '';
    visit(render('<ApiDownload />'), 'link', (node) => {
      ({url} = node);
    });
    expect(url).toBe('pathname:///openapi/reporting.json');
  });
});
