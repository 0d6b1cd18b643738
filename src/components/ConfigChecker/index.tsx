import {useId, useMemo, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import skadnetwork from '@site/data/skadnetwork-ids.json';
import {checkConfig, type Finding} from './logic';
import styles from './styles.module.css';

function browserParse(text: string): Document {
  return new DOMParser().parseFromString(text, 'application/xml');
}

function describe({kind, key, detail = '', count = 0}: Finding): string {
  switch (kind) {
    case 'empty':
      return '';
    case 'too-large':
      return translate({
        id: 'site.configChecker.tooLarge',
        message: 'This is far larger than a manifest or a property list. Paste one file only.',
      });
    case 'not-recognised':
      return translate({
        id: 'site.configChecker.notRecognised',
        message:
          'This is neither an AndroidManifest.xml nor an Info.plist: no <manifest>, <plist> or <key> was found.',
      });
    case 'not-well-formed':
      return translate(
        {id: 'site.configChecker.notWellFormed', message: 'The XML does not parse: {detail}'},
        {detail},
      );
    case 'missing':
      return detail
        ? translate(
            {
              id: 'site.configChecker.missingFor',
              message:
                '{key} is missing. If {detail} is part of your build, the app stops at start.',
            },
            {key, detail},
          )
        : translate({id: 'site.configChecker.missing', message: '{key} is missing.'}, {key});
    case 'recommended':
      return translate(
        {
          id: 'site.configChecker.recommended',
          message:
            '{key} is missing. The guide above sets it; without it some ads do not load or pay less.',
        },
        {key},
      );
    case 'wrong-case':
      return translate(
        {
          id: 'site.configChecker.wrongCase',
          message: '{detail} has a letter of the wrong case and is not read. It must be {key}.',
        },
        {key, detail},
      );
    case 'misplaced':
      return translate(
        {id: 'site.configChecker.misplaced', message: '{key} must stand directly inside {detail}.'},
        {key, detail},
      );
    case 'not-a-property':
      return translate(
        {
          id: 'site.configChecker.notProperty',
          message: '{key} is written as <meta-data>, which has no effect. It must be a <property>.',
        },
        {key},
      );
    case 'placeholder':
      return translate(
        {
          id: 'site.configChecker.placeholder',
          message: '{key} still holds a placeholder: «{detail}».',
        },
        {key, detail},
      );
    case 'sample-id':
      return translate(
        {
          id: 'site.configChecker.sample',
          message: '{key} is Google’s public sample id. It works for a test, but earns nothing.',
        },
        {key},
      );
    case 'unit-id':
      return translate(
        {
          id: 'site.configChecker.unitId',
          message: '{key} holds an ad unit id (with a slash). An app id has a tilde.',
        },
        {key},
      );
    case 'malformed-id':
      return translate(
        {
          id: 'site.configChecker.malformed',
          message:
            '{key} is «{detail}», which is not an AdMob app id: ca-app-pub-, 16 digits, a tilde, 10 digits.',
        },
        {key, detail},
      );
    case 'pair':
      return translate(
        {
          id: 'site.configChecker.pair',
          message: '{detail} is there, but {key} is missing. Meta needs both.',
        },
        {key, detail},
      );
    case 'empty-text':
      return translate(
        {
          id: 'site.configChecker.emptyText',
          message:
            '{key} is empty. iOS shows this text to the user, and App Review refuses an empty one.',
        },
        {key},
      );
    case 'switched-off':
      return translate(
        {
          id: 'site.configChecker.switchedOff',
          message: '{key} is there, but {detail} is not true: ads that load over HTTP stay blank.',
        },
        {key, detail},
      );
    case 'duplicate':
      return translate(
        {
          id: 'site.configChecker.duplicate',
          message: '{key}: {count} entries are there more than once. {detail}',
        },
        {key, count: String(count), detail},
      );
    case 'skan-malformed':
      return translate(
        {
          id: 'site.configChecker.skanMalformed',
          message: '{key}: «{detail}» is not an id. Ids are lower case and end in .skadnetwork.',
        },
        {key, detail},
      );
    case 'skan-missing':
      return translate(
        {
          id: 'site.configChecker.skanMissing',
          message: '{key}: {count} ids of the list of {date} are missing, for example {detail}.',
        },
        {key, count: String(count), date: skadnetwork.asOf, detail},
      );
    case 'present':
      return detail
        ? translate(
            {id: 'site.configChecker.presentWith', message: '{key} is set: {detail}'},
            {key, detail},
          )
        : translate({id: 'site.configChecker.present', message: '{key} is set.'}, {key});
  }
}

function levelName(level: Finding['level']): string {
  switch (level) {
    case 'error':
      return translate({id: 'site.configChecker.error', message: 'Error'});
    case 'warning':
      return translate({id: 'site.configChecker.warning', message: 'Check'});
    case 'ok':
      return translate({id: 'site.configChecker.ok', message: 'Good'});
  }
}

/**
 * Paste-and-check for AndroidManifest.xml and Info.plist. Runs wholly in the
 * browser: the text is neither sent nor stored.
 */
export default function ConfigChecker(): ReactNode {
  const [text, setText] = useState('');
  const field = useId();
  const report = useMemo(() => checkConfig(text, browserParse), [text]);
  const problems = report.findings.filter(({level}) => level !== 'ok').length;

  return (
    <div className={styles.checker}>
      <label htmlFor={field}>
        <Translate id="site.configChecker.label">
          Paste your AndroidManifest.xml or Info.plist
        </Translate>
      </label>
      <textarea
        id={field}
        rows={7}
        spellCheck={false}
        autoComplete="off"
        value={text}
        onChange={({target}) => setText(target.value)}
        aria-describedby={`${field}-note`}
      />
      <p id={`${field}-note`} className={styles.note}>
        <Translate id="site.configChecker.note">
          The check runs in your browser. Nothing is sent or stored. It needs scripts to be on.
        </Translate>
      </p>
      <div role="status">
        {report.file && report.findings.length > 0 && (
          <p>
            {problems === 0
              ? translate({id: 'site.configChecker.clean', message: 'Nothing to mend.'})
              : translate(
                  {id: 'site.configChecker.found', message: 'To look at: {count}.'},
                  {count: String(problems)},
                )}
          </p>
        )}
        <ul className={styles.findings}>
          {report.findings.map((finding, index) => (
            <li key={index} data-level={finding.level}>
              <strong>{levelName(finding.level)}</strong> {describe(finding)}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
