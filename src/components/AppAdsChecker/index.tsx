import {useEffect, useState, type ReactNode} from 'react';
import {interpolate} from '@docusaurus/Interpolate';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import CodeBlock from '@theme/CodeBlock';
import {inLocale} from '@site/config/locales';
import data from '@site/data/app-ads.json';
import words from '@site/data/words/app-ads.json';
import PasteCheck from '@site/src/components/PasteCheck';
import {Card, Quoted} from '@site/src/components/ToolResult';
import {useSlices} from '@site/src/components/PasteCheck/useSlices';
import {useCopy} from '@site/src/components/code/useCopy';
import {
  checkingAppAds,
  mergingAppAds,
  type Finding,
  type Merged,
  type Report,
} from '@help-center/sdk-rules/app-ads';
import tool from '@site/src/css/tool.module.css';
import styles from './styles.module.css';

/** A longer text isn't shown: its thousands of lines would hold the page up. */
const MAX_SHOWN = 200_000;

/** The problem in words, with the quoted part of the line as code. */
function described({problem, detail, first = 0}: Finding, locale: string): ReactNode {
  return interpolate(inLocale(words[problem], locale), {
    detail: problem === 'missing' ? detail : <Quoted>{detail}</Quoted>,
    line: String(first),
  });
}

function MergedFile({text}: {text: string}): ReactNode {
  const {copy, label} = useCopy(text, () =>
    translate({id: 'theme.CodeBlock.copy', message: 'Copy'}),
  );
  return text.length <= MAX_SHOWN ? (
    <CodeBlock language="text" title="app-ads.txt">
      {text}
    </CodeBlock>
  ) : (
    <p>
      <Translate id="site.appAds.long">The merged file is too long to show here.</Translate>{' '}
      <button type="button" className={tool.control} onClick={copy}>
        {label}
      </button>
    </p>
  );
}

/**
 * Checks an app-ads.txt, entirely in the browser: the text is neither sent nor stored.
 *
 * @param props.files - read at once
 */
export default function AppAdsChecker({files}: {files?: readonly File[]}): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string[]>([]);
  const [report, setReport] = useState<Report | null>(null);
  const [list, setList] = useState('');
  /** Undefined until both texts have been read; null if one is too long. */
  const [merged, setMerged] = useState<Merged | null>();
  const checking = useSlices();
  const merging = useSlices();
  const {start: startCheck} = checking;
  const {start: startMerge} = merging;
  const isEmpty = text.trim() === '';
  const merges = !isEmpty && list.trim() !== '';

  useEffect(
    () => startCheck(checkingAppAds(text, data.networks, chosen), setReport),
    [text, chosen, startCheck],
  );
  useEffect(() => {
    if (merges) {
      startMerge(mergingAppAds(text, list), setMerged);
    }
  }, [text, list, merges, startMerge]);

  return (
    <>
      <PasteCheck
        reads={['ads']}
        files={files}
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
        progress={checking.progress}
        onCancel={() => {
          checking.stop();
          setReport(null);
        }}
        levels={report?.findings.map(({level}) => level)}
        next={!isEmpty && report?.total === 0 && 'publish'}
        summary={
          isEmpty || !report
            ? ''
            : translate(
                {
                  id: 'site.appAds.summary',
                  message: 'Correct records: {records}. Problems found: {count}.',
                },
                {records: String(report.records), count: String(report.total)},
              ) +
              (report.total > report.findings.length
                ? translate(
                    {id: 'site.appAds.shown', message: ' Shown: {shown}.'},
                    {shown: String(report.findings.length)},
                  )
                : '')
        }
        findings={
          !isEmpty &&
          report?.findings.map((finding, index) => (
            <Card
              key={index}
              level={finding.level}
              title={described(finding, currentLocale)}
              source={
                finding.line > 0
                  ? translate(
                      {id: 'site.appAds.line', message: 'Line {line}'},
                      {line: String(finding.line)},
                    )
                  : undefined
              }
            />
          ))
        }
      />
      <PasteCheck
        reads={['ads']}
        label={translate({
          id: 'site.appAds.listLabel',
          message: 'Paste a new list to add to it (optional)',
        })}
        note={translate({
          id: 'site.appAds.listNote',
          message:
            'Your file stays as it is, with its comments. Only the missing lines are added below it.',
        })}
        rows={4}
        onText={setList}
        progress={merging.progress}
        onCancel={() => {
          merging.stop();
          setMerged(undefined);
        }}
        summary={
          !merges || merged === undefined
            ? ''
            : merged
              ? translate(
                  {
                    id: 'site.appAds.merged',
                    message: 'Lines added: {added}. Already in your file: {known}.',
                  },
                  {added: String(merged.added), known: String(merged.known)},
                )
              : inLocale(words['too-large'], currentLocale)
        }
      />
      {merges && merging.progress === null && merged && <MergedFile text={merged.text} />}
    </>
  );
}
