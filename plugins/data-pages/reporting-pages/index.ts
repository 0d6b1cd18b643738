import type {Code, Link, PhrasingContent, RootContent, Table} from 'mdast';
import {reportingApi as document, type Value} from '@help-center/sdk-data';
import {reportingElements} from '../../../config/pageElements';
import {
  call,
  credentials,
  exampleParameters,
  operation,
  script,
  server,
  type Parameter,
} from '@help-center/sdk-data/reporting';
import {replaceElements, required, type Asked, type Make} from '../../lib/elements';
import {component, link, paragraph, phrases, table} from '../../lib/nodes';
import {documentPath} from './download';
import {formula} from './formula';
import {wordsFor, type Words} from './words';

/** A table whose last column holds sentences and needs a minimum width. */
function explained(rows: PhrasingContent[][][]): Table {
  const made = table(rows);
  const last = made.children[0]?.children.at(-1);
  if (last) {
    last.data = {hProperties: {className: ['sentences']}};
  }
  return made;
}

const code = (value: string): PhrasingContent => ({type: 'inlineCode', value});

const sample = (lang: string, value: string, title?: string): Code => ({
  type: 'code',
  lang,
  meta: title ? `title="${title}"` : null,
  value,
});

/** A description from the document, in the language of the page. */
const translated = (key: string, description: string, {descriptions}: Words): PhrasingContent[] =>
  phrases(descriptions[key] || description);

function typeName({type, format}: Value, {types}: Words): string {
  const named = format && types[format] ? [format] : [type].flat();
  return named.map((name) => types[name] ?? name).join(' / ');
}

function parameterTable({attributes, locale}: Asked): RootContent[] {
  const words = wordsFor(locale);
  const id = attributes.get('operation');
  const shown: readonly Parameter[] = id ? operation(id).parameters : credentials;
  return [
    explained([
      [words.parameter, words.required, words.type, words.meaning].map(phrases),
      ...shown.map(({name, required, schema, description}) => {
        const known = schema.items?.examples ?? [];
        return [
          [code(name)],
          phrases(required ? words.yes : words.no),
          phrases(
            schema.items && schema.maxItems === 1
              ? (words.types.string as string)
              : typeName(schema, words),
          ),
          [
            ...translated(`parameter.${name}`, description, words),
            ...(known.length > 0
              ? [
                  ...phrases(` ${words.examples}: `),
                  ...known.flatMap((value, index): PhrasingContent[] => [
                    ...(index > 0 ? phrases(', ') : []),
                    code(value),
                  ]),
                  ...phrases('.'),
                ]
              : []),
          ],
        ];
      }),
    ]),
  ];
}

function fieldTable(asked: Asked): RootContent[] {
  const words = wordsFor(asked.locale);
  const name = required(asked, 'schema');
  const {schemas} = document.components;
  const schema = schemas[name];
  if (!schema) {
    throw new Error(`schema="${name}": one of ${Object.keys(schemas).join(', ')} was expected`);
  }
  return [
    table([
      [words.field, words.type, words.meaning].map(phrases),
      ...Object.entries(schema.properties).map(([field, property]) => [
        [code(field)],
        phrases(typeName(property, words)),
        translated(`${name}.${field}`, property.description ?? '', words),
      ]),
    ]),
  ];
}

/** The same code in several languages; the reader's choice applies to all samples of the set. */
const tabs = (samples: readonly [label: string, Code][]): RootContent[] => [
  component(
    'Tabs',
    {groupId: 'reporting-language', queryString: 'sample'},
    samples.map(([label, block], index) =>
      component(
        'TabItem',
        {value: label.toLowerCase(), label, ...(index === 0 ? {default: true as const} : {})},
        [block],
      ),
    ),
  ),
];

function callSample(asked: Asked): RootContent[] {
  const id = required(asked, 'operation');
  const parameters = exampleParameters(id);
  return tabs([
    ['curl', sample('bash', call(id, parameters, 'curl'))],
    ['Python', sample('python', call(id, parameters, 'python'))],
    ['JavaScript', sample('javascript', call(id, parameters, 'javascript'))],
  ]);
}

function wholeScript(): RootContent[] {
  const parameters = exampleParameters('createReport');
  return tabs([
    ['Python', sample('python', script(parameters, 'python'), 'report.py')],
    ['JavaScript', sample('javascript', script(parameters, 'javascript'), 'report.mjs')],
  ]);
}

/** A link that downloads the document instead of opening it in a new tab. */
function download(text: string): Link {
  return {
    ...link(`pathname:///${documentPath}`, text),
    data: {hProperties: {download: 'appodeal-reporting-openapi.json', target: '_self'}},
  };
}

const makers: Readonly<Record<keyof typeof reportingElements, Make>> = {
  ApiServer: () => [sample('text', server)],
  ApiParameters: parameterTable,
  ApiFields: fieldTable,
  ApiSample: callSample,
  ApiScript: wholeScript,
  ApiDownload: ({locale}) => [paragraph(download(wordsFor(locale).download))],
  Formula: (asked) => [
    formula(
      {
        name: required(asked, 'name'),
        top: required(asked, 'top'),
        bottom: asked.attributes.get('bottom'),
        times: asked.attributes.get('times'),
      },
      wordsFor(asked.locale),
    ),
  ],
};

/**
 * Remark plugin that writes the reporting API into pages: tables and samples come from
 * `data/reporting-api.json`, and formulas become MathML. The browser loads nothing for
 * them.
 *
 * @throws with file and line when an element names an unknown operation, schema or metric
 */
export default function reportingPages() {
  return replaceElements(reportingElements, makers);
}
