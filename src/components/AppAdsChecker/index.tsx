import {useId, useMemo, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import styles from '@site/src/components/ConfigChecker/styles.module.css';
import {checkAppAds, networks, type Finding} from './logic';
import own from './styles.module.css';

function describe({problem, detail, first = 0}: Finding): string {
  const line = String(first);
  switch (problem) {
    case 'not-text':
      return translate({
        id: 'site.appAds.notText',
        message: 'This is a web page or a rich-text document. app-ads.txt is plain text.',
      });
    case 'too-large':
      return translate({
        id: 'site.appAds.tooLarge',
        message: 'This is far larger than any app-ads.txt. Paste the file alone.',
      });
    case 'too-few-fields':
      return translate(
        {
          id: 'site.appAds.tooFew',
          message:
            'A record has at least three fields, separated by commas: domain, account id, DIRECT or RESELLER. Found: {detail}',
        },
        {detail},
      );
    case 'too-many-fields':
      return translate(
        {
          id: 'site.appAds.tooMany',
          message:
            'A record has at most four fields; is a comment without # at the end? Found: {detail}',
        },
        {detail},
      );
    case 'domain':
      return translate(
        {
          id: 'site.appAds.domain',
          message: '«{detail}» is not a domain. Write it without https:// and without a path.',
        },
        {detail},
      );
    case 'account':
      return translate({
        id: 'site.appAds.account',
        message: 'The account id is empty or holds a space.',
      });
    case 'account-shape':
      return translate(
        {
          id: 'site.appAds.accountShape',
          message:
            '«{detail}» does not look like an account id of this network. Compare it with the console.',
        },
        {detail},
      );
    case 'placeholder':
      return translate(
        {
          id: 'site.appAds.placeholder',
          message: '«{detail}» is a placeholder. Put your own id there, or remove the line.',
        },
        {detail},
      );
    case 'relation':
      return translate(
        {id: 'site.appAds.relation', message: '«{detail}» must be DIRECT or RESELLER.'},
        {detail},
      );
    case 'relation-case':
      return translate(
        {
          id: 'site.appAds.relationCase',
          message: 'Write «{detail}» in capitals: not every crawler accepts small letters.',
        },
        {detail},
      );
    case 'authority':
      return translate(
        {
          id: 'site.appAds.authority',
          message: '«{detail}» is not a certification id: letters and digits only.',
        },
        {detail},
      );
    case 'authority-other':
      return translate(
        {
          id: 'site.appAds.authorityOther',
          message: 'The certification id of this network is {detail}.',
        },
        {detail},
      );
    case 'empty-field':
      return translate({
        id: 'site.appAds.emptyField',
        message: 'The line ends with a comma. It is harmless; remove it to keep the file clean.',
      });
    case 'quotes':
      return translate(
        {id: 'site.appAds.quotes', message: 'Quotation marks do not belong here: {detail}'},
        {detail},
      );
    case 'unknown-variable':
      return translate(
        {
          id: 'site.appAds.unknownVariable',
          message: 'The specification knows no variable {detail}.',
        },
        {detail},
      );
    case 'variable-empty':
      return translate(
        {id: 'site.appAds.variableEmpty', message: '{detail} has no value.'},
        {detail},
      );
    case 'variable-repeated':
      return translate(
        {
          id: 'site.appAds.variableRepeated',
          message: '{detail} may stand once. Crawlers read line {line} and ignore this one.',
        },
        {detail, line},
      );
    case 'variable-domain':
      return translate(
        {
          id: 'site.appAds.variableDomain',
          message: '«{detail}» is not a bare domain such as example.com.',
        },
        {detail},
      );
    case 'variable-country':
      return translate(
        {
          id: 'site.appAds.variableCountry',
          message: '«{detail}» is not a country of two letters such as US.',
        },
        {detail},
      );
    case 'manager-repeated':
      return translate(
        {
          id: 'site.appAds.managerRepeated',
          message:
            'MANAGERDOMAIN may stand once for each country and once without; line {line} says it already.',
        },
        {line},
      );
    case 'nobody':
      return translate({
        id: 'site.appAds.nobody',
        message: 'This line says that nobody may sell your ads. Remove it once others stand here.',
      });
    case 'subdomain':
      return translate({
        id: 'site.appAds.subdomain',
        message: 'SUBDOMAIN has no meaning for apps. Crawlers ignore it.',
      });
    case 'duplicate':
      return translate(
        {id: 'site.appAds.duplicate', message: 'Same record as line {line}.'},
        {line},
      );
    case 'conflict':
      return translate(
        {
          id: 'site.appAds.conflict',
          message:
            'Line {line} has the same account with the other relation. Keep the one your network gave you.',
        },
        {line},
      );
    case 'missing':
      return translate(
        {
          id: 'site.appAds.missing',
          message: 'No line for {detail}. Copy it from the network’s console.',
        },
        {detail},
      );
  }
}

/**
 * Paste-and-check for app-ads.txt. Runs wholly in the browser: the text is
 * neither sent nor stored.
 */
export default function AppAdsChecker(): ReactNode {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string[]>([]);
  const field = useId();
  const {records, findings} = useMemo(() => checkAppAds(text, chosen), [text, chosen]);

  return (
    <div className={styles.checker}>
      <label htmlFor={field}>
        <Translate id="site.appAds.label">Paste your app-ads.txt</Translate>
      </label>
      <textarea
        id={field}
        rows={7}
        spellCheck={false}
        autoComplete="off"
        placeholder="google.com, pub-…, DIRECT, f08c47fec0942fa0"
        value={text}
        onChange={({target}) => setText(target.value)}
        aria-describedby={`${field}-note`}
      />
      <p id={`${field}-note`} className={styles.note}>
        <Translate id="site.appAds.note">
          The check runs in your browser. Nothing is sent or stored. It needs scripts to be on.
        </Translate>
      </p>
      <details className={own.networks}>
        <summary>
          <Translate id="site.appAds.networks">Networks that should be in the file</Translate>
        </summary>
        <div className={own.options}>
          {networks.map(({id, name}) => (
            <label key={id}>
              <input
                type="checkbox"
                checked={chosen.includes(id)}
                onChange={({target}) =>
                  setChosen(
                    target.checked ? [...chosen, id] : chosen.filter((other) => other !== id),
                  )
                }
              />
              {name}
            </label>
          ))}
        </div>
      </details>
      <div role="status">
        {text.trim() !== '' && (
          <p>
            {translate(
              {
                id: 'site.appAds.summary',
                message: 'Valid records: {records}. To look at: {count}.',
              },
              {records: String(records), count: String(findings.length)},
            )}
          </p>
        )}
        <ul className={styles.findings}>
          {text.trim() !== '' &&
            findings.map((finding, index) => (
              <li key={index} data-level={finding.level}>
                {finding.line > 0 && (
                  <strong>
                    {translate(
                      {id: 'site.appAds.line', message: 'Line {line}:'},
                      {line: String(finding.line)},
                    )}
                  </strong>
                )}{' '}
                {describe(finding)}
              </li>
            ))}
        </ul>
      </div>
    </div>
  );
}
