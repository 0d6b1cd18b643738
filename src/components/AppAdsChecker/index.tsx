import {useMemo, useState, type ReactNode} from 'react';
import {interpolate} from '@docusaurus/Interpolate';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import CodeBlock from '@theme/CodeBlock';
import {inLocale} from '@site/config/locales';
import data from '@site/data/app-ads.json';
import words from '@site/data/words/app-ads.json';
import PasteCheck from '@site/src/components/PasteCheck';
import {FindingItem, Quoted} from '@site/src/components/PasteCheck/findings';
import {checkAppAds, mergeAppAds, type Finding} from '@help-center/app-rules/app-ads';
import tool from '@site/src/css/tool.module.css';
import styles from './styles.module.css';

/** That with the part of the line in it, which is set as code. */
function described({problem, detail, first = 0}: Finding, locale: string): ReactNode {
  return interpolate(inLocale(words[problem], locale), {
    detail: problem === 'missing' ? detail : <Quoted>{detail}</Quoted>,
    line: String(first),
  });
}

/**
 * Paste-and-check for app-ads.txt. Runs wholly in the browser: the text is
 * neither sent nor stored.
 */
export default function AppAdsChecker(): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string[]>([]);
  const {records, findings, total} = useMemo(
    () => checkAppAds(text, data.networks, chosen),
    [text, chosen],
  );
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
            <div className={tool.options}>
              {data.networks.map(({id, name}) => (
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
              {described(finding, currentLocale)}
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
