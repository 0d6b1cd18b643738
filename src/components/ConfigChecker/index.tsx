import {useState, type ReactNode} from 'react';
import {interpolate} from '@docusaurus/Interpolate';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {formatDate} from '@help-center/sdk-data/dates';
import {inLocale} from '@site/config/locales';
import words from '@site/data/words/config-checker.json';
import skadnetwork from '@site/data/skadnetwork-ids.json';
import PasteCheck from '@site/src/components/PasteCheck';
import {Card, Quoted} from '@site/src/components/ToolResult';
import {useLater} from '@site/src/components/useLater';
import {type Finding, checkConfig, sentence} from '@help-center/sdk-rules/config';

/** Pause after the last key before the text is checked, in milliseconds. */
const PAUSE = 250;

function browserParse(text: string): Document {
  return new DOMParser().parseFromString(text, 'application/xml');
}

/** The finding in words, with names and values of the pasted text as code. */
function described(finding: Finding, locale: string): ReactNode {
  const {kind, key, detail = '', count = 0} = finding;
  return interpolate(inLocale(sentence(finding, words), locale), {
    key: <Quoted>{key}</Quoted>,
    detail: kind === 'missing' ? detail : <Quoted>{detail}</Quoted>,
    count: String(count),
    date: formatDate(skadnetwork.asOf, locale),
  });
}

/**
 * Checks a pasted AndroidManifest.xml or Info.plist, entirely in the browser: the
 * text is neither sent nor stored.
 */
export default function ConfigChecker(): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const [findings, setFindings] = useState<readonly Finding[]>([]);
  const later = useLater(PAUSE);
  const problems = findings.filter(({level}) => level === 'error' || level === 'warning').length;

  let summary = '';
  if (problems > 0) {
    summary = translate(
      {id: 'site.configChecker.found', message: 'Problems found: {count}.'},
      {count: String(problems)},
    );
  } else if (findings.length > 0) {
    summary = translate({id: 'site.configChecker.clean', message: 'Nothing to fix.'});
  }
  return (
    <PasteCheck
      reads={['build']}
      label={translate({
        id: 'site.configChecker.label',
        message: 'Paste your AndroidManifest.xml or Info.plist',
      })}
      note={translate({
        id: 'site.configChecker.note',
        message: 'The check runs in your browser. Nothing is sent or stored.',
      })}
      onText={(text) =>
        later(() => setFindings(checkConfig(text, browserParse, skadnetwork).findings))
      }
      summary={summary}
      levels={findings.map(({level}) => level)}
      next={
        findings.length > 0 &&
        findings.every(({level, kind}) => /ok|info/.test(level) && kind !== 'sample-id') &&
        'publish'
      }
      findings={findings.map((finding, index) => (
        <Card key={index} level={finding.level} title={described(finding, currentLocale)} />
      ))}
    />
  );
}
