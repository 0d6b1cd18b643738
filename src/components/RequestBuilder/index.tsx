import {useId, useMemo, useState, type ComponentProps, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import DynamicCodeBlock from '@site/src/components/code/Dynamic';
import NeedsScripts from '@site/src/components/NeedsScripts';
import {
  call,
  exampleParameters,
  knownValues,
  reportParameters,
  script,
} from '@help-center/sdk-data/reporting';
import {
  formats,
  isLong,
  problems,
  type Access,
  type Choice,
  type Format,
  type Problem,
} from '@help-center/sdk-rules/requests';
import tool from '@site/src/css/tool.module.css';
import styles from './styles.module.css';

const details = knownValues('createReport', 'detalisation[]');
const networks = knownValues('createReport', 'network[]');
const example = new Map(exampleParameters('createReport'));

const START: Choice = {
  from: example.get('date_from') ?? '',
  to: example.get('date_to') ?? '',
  app: '',
  country: '',
  networks: '',
  details: ['date'],
};

const FORMATS: Record<Format, {label: string; language: string}> = {
  url: {label: 'URL', language: 'text'},
  curl: {label: 'curl', language: 'bash'},
  python: {label: 'Python', language: 'python'},
  javascript: {label: 'JavaScript', language: 'javascript'},
};

const detailName = (detail: string): string =>
  ({
    date: translate({id: 'site.requestBuilder.detailDate', message: 'Day'}),
    app: translate({id: 'site.requestBuilder.detailApp', message: 'App'}),
    country: translate({id: 'site.requestBuilder.detailCountry', message: 'Country'}),
    network: translate({id: 'site.requestBuilder.detailNetwork', message: 'Ad network'}),
    banner_type: translate({id: 'site.requestBuilder.detailAdType', message: 'Ad type'}),
    placement: translate({id: 'site.requestBuilder.detailPlacement', message: 'Placement'}),
    segment: translate({id: 'site.requestBuilder.detailSegment', message: 'Segment'}),
  })[detail] ?? detail;

const describe = (problem: Problem): string =>
  ({
    from: translate({
      id: 'site.requestBuilder.problemFrom',
      message: 'The first day is missing or no day of the calendar.',
    }),
    to: translate({
      id: 'site.requestBuilder.problemTo',
      message: 'The last day is missing or no day of the calendar.',
    }),
    order: translate({
      id: 'site.requestBuilder.problemOrder',
      message: 'The last day is before the first.',
    }),
    app: translate({
      id: 'site.requestBuilder.problemApp',
      message:
        'A request takes one app key, and this is more than one. Make a request for each, or leave the field empty for all apps.',
    }),
    country: translate({
      id: 'site.requestBuilder.problemCountry',
      message: 'Write the country with two letters, for example US, or leave the field empty.',
    }),
    long: translate({
      id: 'site.requestBuilder.problemLong',
      message: 'The text in a field is too long. Paste only the value of the field.',
    }),
  })[problem];

interface FieldProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

function Field({label, onChange, value, 'aria-invalid': invalid, ...more}: FieldProps) {
  const id = useId();
  // Without a name and autocomplete, since browsers remember fields that have either.
  return (
    <div className={tool.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={value}
        aria-invalid={invalid || isLong(value)}
        onChange={({target}) => onChange(target.value)}
        {...more}
      />
    </div>
  );
}

/**
 * Builds the request that creates a report and shows it as a URL, for curl and as a
 * program. Runs entirely in the browser: nothing is requested, and the input is
 * neither stored nor added to the address.
 */
export default function RequestBuilder(): ReactNode {
  const id = useId();
  const [choice, setChoice] = useState(START);
  const [access, setAccess] = useState<Access>({apiKey: '', userId: ''});
  const [format, setFormat] = useState<Format>('curl');
  const found = problems(choice, access);
  const isCall = found.length === 0;
  const set = (part: Partial<Choice>) => setChoice({...choice, ...part});
  const field = (
    name: Exclude<keyof Choice, 'details'>,
    label: string,
    more: Pick<FieldProps, 'type' | 'placeholder'> = {},
  ) => (
    <Field
      label={label}
      value={choice[name]}
      onChange={(value) => set({[name]: value})}
      aria-invalid={found.some((one) => one === name || (one === 'order' && more.type === 'date'))}
      aria-describedby={`${id}-problems`}
      {...more}
    />
  );

  const output = useMemo(() => {
    if (!isCall) {
      return '';
    }
    const parameters = reportParameters(choice);
    return format === 'url' || format === 'curl'
      ? call('createReport', parameters, format, access)
      : script(parameters, format, access);
  }, [isCall, choice, access, format]);

  return (
    <div className={clsx(tool.tool, tool.beside, styles.builder, 'wide')}>
      <div>
        <NeedsScripts className={tool.note} />
        <fieldset>
          <legend className={tool.label}>
            <Translate id="site.requestBuilder.days">Days and filters</Translate>
          </legend>
          <div className={clsx(tool.fields, styles.fields)}>
            {field('from', translate({id: 'site.requestBuilder.from', message: 'First day'}), {
              type: 'date',
            })}
            {field('to', translate({id: 'site.requestBuilder.to', message: 'Last day'}), {
              type: 'date',
            })}
            {field(
              'app',
              translate({id: 'site.requestBuilder.app', message: 'App key (empty: all apps)'}),
            )}
            {field(
              'country',
              translate({id: 'site.requestBuilder.country', message: 'Country (empty: all)'}),
              {placeholder: 'US'},
            )}
            {field(
              'networks',
              translate({
                id: 'site.requestBuilder.networks',
                message: 'Networks, separated by commas (empty: all)',
              }),
              {placeholder: networks.filter((name) => name !== 'ALL').join(', ')},
            )}
          </div>
        </fieldset>
        <fieldset>
          <legend className={tool.label}>
            <Translate id="site.requestBuilder.details">One row for each</Translate>
          </legend>
          <div className={clsx(tool.options, styles.options)}>
            {details.map((detail) => (
              <label key={detail}>
                <input
                  type="checkbox"
                  checked={choice.details.includes(detail)}
                  onChange={({target}) =>
                    set({
                      details: details.filter((other) =>
                        other === detail ? target.checked : choice.details.includes(other),
                      ),
                    })
                  }
                />
                {detailName(detail)}
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset>
          <legend className={tool.label}>
            <Translate id="site.requestBuilder.access">Credentials (may stay empty)</Translate>
          </legend>
          <div className={clsx(tool.fields, styles.fields)}>
            <Field
              label={translate({id: 'site.requestBuilder.apiKey', message: 'API key'})}
              value={access.apiKey}
              onChange={(apiKey) => setAccess({...access, apiKey})}
              aria-describedby={`${id}-note`}
            />
            <Field
              label={translate({id: 'site.requestBuilder.userId', message: 'User ID'})}
              value={access.userId}
              onChange={(userId) => setAccess({...access, userId})}
              aria-describedby={`${id}-note`}
            />
          </div>
          <p id={`${id}-note`} className={tool.note}>
            <Translate id="site.requestBuilder.note">
              The request is composed in your browser. What you type is never sent or stored. Left
              empty, the samples read the credentials from the environment.
            </Translate>
          </p>
        </fieldset>
      </div>
      <div className={tool.outcome}>
        <fieldset>
          <legend className={tool.label}>
            <Translate id="site.requestBuilder.format">Write it as</Translate>
          </legend>
          <div className={clsx(tool.options, styles.options)}>
            {formats.map((name) => (
              <label key={name}>
                <input
                  type="radio"
                  name={`${id}-format`}
                  checked={format === name}
                  onChange={() => setFormat(name)}
                />
                {FORMATS[name].label}
              </label>
            ))}
          </div>
        </fieldset>
        <div id={`${id}-problems`} role="status" className={styles.problems}>
          {found.map((problem) => (
            <p key={problem}>{describe(problem)}</p>
          ))}
        </div>
        {isCall && (
          <DynamicCodeBlock language={FORMATS[format].language}>{output}</DynamicCodeBlock>
        )}
      </div>
    </div>
  );
}
