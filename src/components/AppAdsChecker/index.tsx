import {useMemo, useState, type ReactNode} from 'react';
import {interpolate} from '@docusaurus/Interpolate';
import Translate, {translate} from '@docusaurus/Translate';
import CodeBlock from '@theme/CodeBlock';
import PasteCheck from '@site/src/components/PasteCheck';
import {FindingItem, Quoted} from '@site/src/components/PasteCheck/findings';
import {checkAppAds, mergeAppAds, networks, type Finding, type Rule} from './logic';
import styles from './styles.module.css';

/** What a problem is, with placeholders for the part of the line and for another line. */
function sentence(problem: Rule): string {
  switch (problem) {
    case 'not-text':
      return translate({
        id: 'site.appAds.notText',
        message: 'This is a web page or a rich-text document. app-ads.txt is plain text.',
      });
    case 'too-large':
      return translate({
        id: 'site.appAds.tooLarge',
        message: 'This is far larger than any app-ads.txt. Paste only the file.',
      });
    case 'too-few-fields':
      return translate({
        id: 'site.appAds.tooFew',
        message:
          'A record has at least three fields, separated by commas: domain, account ID, DIRECT or RESELLER. Found: {detail}',
      });
    case 'too-many-fields':
      return translate({
        id: 'site.appAds.tooMany',
        message:
          'A record has at most four fields. If the end is a comment, put # before it. Found: {detail}',
      });
    case 'domain':
      return translate({
        id: 'site.appAds.domain',
        message: '{detail} is not a domain. Write it without https:// and without a path.',
      });
    case 'account':
      return translate({
        id: 'site.appAds.account',
        message: 'The account ID is empty or contains a space.',
      });
    case 'account-shape':
      return translate({
        id: 'site.appAds.accountShape',
        message:
          '{detail} doesn’t look like an account ID of this network. Compare it with the console.',
      });
    case 'placeholder':
      return translate({
        id: 'site.appAds.placeholder',
        message: '{detail} is a placeholder. Replace it with your own ID, or remove the line.',
      });
    case 'relation':
      return translate({
        id: 'site.appAds.relation',
        message: '{detail} must be DIRECT or RESELLER.',
      });
    case 'relation-case':
      return translate({
        id: 'site.appAds.relationCase',
        message: 'Write {detail} in capitals: not every crawler accepts small letters.',
      });
    case 'authority':
      return translate({
        id: 'site.appAds.authority',
        message: '{detail} is not a certification ID: letters and digits only.',
      });
    case 'authority-other':
      return translate({
        id: 'site.appAds.authorityOther',
        message: 'The certification ID of this network is {detail}.',
      });
    case 'empty-field':
      return translate({
        id: 'site.appAds.emptyField',
        message: 'The line ends with a comma. It is harmless; remove it to keep the file clean.',
      });
    case 'quotes':
      return translate({
        id: 'site.appAds.quotes',
        message: 'Remove the quotation marks: {detail}',
      });
    case 'unknown-variable':
      return translate({
        id: 'site.appAds.unknownVariable',
        message: 'The specification has no variable {detail}.',
      });
    case 'variable-empty':
      return translate({id: 'site.appAds.variableEmpty', message: '{detail} has no value.'});
    case 'variable-repeated':
      return translate({
        id: 'site.appAds.variableRepeated',
        message: '{detail} may appear only once. Crawlers read line {line} and ignore this one.',
      });
    case 'variable-domain':
      return translate({
        id: 'site.appAds.variableDomain',
        message: '{detail} is not a bare domain such as example.com.',
      });
    case 'variable-country':
      return translate({
        id: 'site.appAds.variableCountry',
        message: '{detail} is not a country of two letters such as US.',
      });
    case 'manager-repeated':
      return translate({
        id: 'site.appAds.managerRepeated',
        message:
          'MANAGERDOMAIN may appear once for each country and once without a country; line {line} has it already.',
      });
    case 'nobody':
      return translate({
        id: 'site.appAds.nobody',
        message:
          'This line says that nobody may sell your ads. Remove it as soon as the file has other records.',
      });
    case 'subdomain':
      return translate({
        id: 'site.appAds.subdomain',
        message: 'SUBDOMAIN has no meaning for apps. Crawlers ignore it.',
      });
    case 'duplicate':
      return translate({id: 'site.appAds.duplicate', message: 'Same record as line {line}.'});
    case 'missing':
      return translate({
        id: 'site.appAds.missing',
        message: 'No line for {detail}. Copy it from the network’s console.',
      });
  }
}

/** That with the part of the line in it, which is set as code. */
function described({problem, detail, first = 0}: Finding): ReactNode {
  return interpolate(sentence(problem), {
    detail: problem === 'missing' ? detail : <Quoted>{detail}</Quoted>,
    line: String(first),
  });
}

/**
 * Paste-and-check for app-ads.txt. Runs wholly in the browser: the text is
 * neither sent nor stored.
 */
export default function AppAdsChecker(): ReactNode {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string[]>([]);
  const {records, findings, total} = useMemo(() => checkAppAds(text, chosen), [text, chosen]);
  const [list, setList] = useState('');
  const merged = useMemo(() => mergeAppAds(text, list), [text, list]);
  const isEmpty = text.trim() === '';
  const merges = !isEmpty && list.trim() !== '';

  return (
    <>
      <PasteCheck
        label={translate({id: 'site.appAds.label', message: 'Paste your app-ads.txt'})}
        note={translate({
          id: 'site.appAds.note',
          message: 'The check runs in your browser. Nothing is sent or stored.',
        })}
        placeholder="google.com, pub-…, DIRECT, f08c47fec0942fa0"
        onText={setText}
        options={
          <details className={styles.networks}>
            <summary>
              <Translate id="site.appAds.networks">Networks that should be in the file</Translate>
            </summary>
            <div className={styles.options}>
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
        }
        summary={
          isEmpty
            ? ''
            : translate(
                {
                  id: 'site.appAds.summary',
                  message: 'Valid records: {records}. To look at: {count}.',
                },
                {records: String(records), count: String(total)},
              ) +
              (total > findings.length
                ? translate(
                    {id: 'site.appAds.shown', message: ' Shown: {shown}.'},
                    {shown: String(findings.length)},
                  )
                : '')
        }
      >
        {!isEmpty &&
          findings.map((finding, index) => (
            <FindingItem
              key={index}
              level={finding.level}
              place={
                finding.line > 0
                  ? translate(
                      {id: 'site.appAds.line', message: 'Line {line}:'},
                      {line: String(finding.line)},
                    )
                  : undefined
              }
            >
              {described(finding)}
            </FindingItem>
          ))}
      </PasteCheck>
      <PasteCheck
        label={translate({
          id: 'site.appAds.listLabel',
          message: 'Paste a new list to add to it (optional)',
        })}
        note={translate({
          id: 'site.appAds.listNote',
          message:
            'Your file stays as it is, with its comments. Only what it lacks is added below it.',
        })}
        rows={4}
        onText={setList}
        summary={
          merges
            ? translate(
                {
                  id: 'site.appAds.merged',
                  message: 'Lines added: {added}. Already in your file: {known}.',
                },
                {added: String(merged.added), known: String(merged.known)},
              )
            : ''
        }
      />
      {merges && (
        <CodeBlock language="text" title="app-ads.txt">
          {merged.text}
        </CodeBlock>
      )}
    </>
  );
}
