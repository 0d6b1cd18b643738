import {useId, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useActiveDocContext, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {inLocale, type Localized} from '@site/config/locales';
import {guideOf, type Platform} from '@site/config/platforms';
import type {AdType} from '@help-center/sdk-rules';
import {
  adTypesOf,
  homes,
  type Choice,
  type Finding,
  type Item,
  type Output,
  describe,
} from '@help-center/sdk-rules/builder';
import {
  checkChoice,
  defaultChoice,
  itemsOf,
  minimumOf,
  readChoice,
  writeChoice,
  outputsOf,
  withOwnIds,
} from './rules';
import DynamicCodeBlock from '@site/src/components/code/Dynamic';
import {copyText} from '@site/src/components/code/copy';
import skadnetwork from '@site/data/skadnetwork-ids.json';
import words from '@site/data/words/builder.json';
import NeedsScripts from '@site/src/components/NeedsScripts';
import {Card, Cards} from '@site/src/components/ToolResult';
import {formatDate} from '@help-center/sdk-data/dates';
import tool from '@site/src/css/tool.module.css';
import styles from './styles.module.css';

interface GroupProps {
  legend: string;
  hint?: string;
  options: {id: string; label: string}[];
  picked: readonly string[];
  onChange: (picked: string[]) => void;
  /** Shows only how many are picked until the reader opens the group. */
  folded: boolean;
}

function Group({legend, hint, options, picked, onChange, folded}: GroupProps): ReactNode {
  const group = (
    <fieldset>
      <legend className={clsx(folded && 'visually-hidden')}>{legend}</legend>
      <div className={styles.shortcuts}>
        <button
          type="button"
          className={tool.control}
          onClick={() => onChange(options.map(({id}) => id))}
        >
          <Translate id="site.builder.all">All</Translate>
          <span className="visually-hidden">: {legend}</span>
        </button>
        <button type="button" className={tool.control} onClick={() => onChange([])}>
          <Translate id="site.builder.none">None</Translate>
          <span className="visually-hidden">: {legend}</span>
        </button>
      </div>
      {hint && <p className={tool.note}>{hint}</p>}
      <div className={tool.options}>
        {options.map(({id, label}) => (
          <label key={id}>
            <input
              type="checkbox"
              checked={picked.includes(id)}
              onChange={({target}) =>
                onChange(target.checked ? [...picked, id] : picked.filter((other) => other !== id))
              }
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
  return folded ? (
    <details className={styles.folded}>
      <summary>
        {legend}{' '}
        <span className={tool.note}>
          {translate(
            {id: 'site.builder.count', message: '{picked} of {all}'},
            {picked: String(picked.length), all: String(options.length)},
          )}
        </span>
      </summary>
      {group}
    </details>
  ) : (
    group
  );
}

function Files({outputs}: {outputs: Output[]}): ReactNode {
  const block = ({file, language, code}: Output) => (
    <DynamicCodeBlock key={file} language={language} title={file}>
      {code}
    </DynamicCodeBlock>
  );
  const variants = outputs.filter(({variant}) => variant);
  return (
    <>
      {variants.length > 0 && (
        <Tabs groupId="gradle-dsl" queryString="build">
          <TabItem value="kts" label="Kotlin DSL" default>
            {variants.filter(({variant}) => variant === 'kts').map(block)}
          </TabItem>
          <TabItem value="groovy" label="Groovy">
            {variants.filter(({variant}) => variant === 'groovy').map(block)}
          </TabItem>
        </Tabs>
      )}
      {outputs.filter(({variant}) => !variant).map(block)}
    </>
  );
}

function CopyLink(): ReactNode {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const copy = async () => {
    setState((await copyText(window.location.href)) ? 'copied' : 'failed');
  };
  return (
    <span className={clsx(tool.row, 'needs-scripts')}>
      <button type="button" className={tool.control} onClick={copy}>
        <Translate id="site.builder.copyLink">Copy a link to this set</Translate>
      </button>
      <span role="status">
        {state === 'copied' && <Translate id="site.builder.copied">Copied</Translate>}
        {state === 'failed' && <Translate id="site.code.copyFailed">Copy failed</Translate>}
      </span>
    </span>
  );
}

/** Leads from the compact form to the whole one, with the set as it is. */
function WholeBuilder({platform, search}: {platform: Platform; search: string}): ReactNode {
  const guide = useActiveDocContext(guideOf(platform).pluginId).activeVersion;
  return (
    guide && (
      <Link className="site-chip" to={`${guide.path}/${homes[platform]}${search}#builder`}>
        <Translate id="site.builder.whole">
          Open this set on its own page, with every file
        </Translate>
      </Link>
    )
  );
}

interface Props {
  platform: Platform;
  /**
   * For a page about more than the set, which says itself what the standard set
   * needs: the groups start folded, the files but for the first, and no findings
   * are shown until the reader changes the set.
   */
  compact?: boolean;
}

/**
 * Integration builder: the reader picks ad types, networks and services, and
 * gets the build files for the platform. The choice lives in the address, so it
 * can be shared and is kept when the platform is switched. The recommended set
 * is in the HTML before any script runs.
 */
export default function IntegrationBuilder({platform, compact = false}: Props): ReactNode {
  const version = useDocsVersion().label;
  const {i18n} = useDocusaurusContext();
  const say = (text: Localized): string => inLocale(text, i18n.currentLocale);
  const location = useLocation();
  const history = useHistory();
  const isBrowser = useIsBrowser();
  const admobField = useId();

  // The static HTML holds the default set; the address counts after hydration.
  const {choice, unknown} = isBrowser
    ? readChoice(location.search, platform, version)
    : {choice: defaultChoice(platform, version), unknown: []};
  const change = (part: Partial<Choice>) => {
    // The address may be ahead of what is shown: a change of it takes a moment to arrive.
    const now = history.location;
    const latest = readChoice(now.search, platform, version).choice;
    history.replace({
      ...now,
      search: writeChoice(now.search, {...latest, ...part}, platform, version),
    });
  };

  const items = itemsOf(platform, version);
  const options = (kind: Item['kind']) =>
    items.filter((item) => item.kind === kind).map((item) => ({id: item.id, label: item.name}));
  /** The boxes of a kind of networks; engines come first. */
  const networks = (kind: 'engine' | 'network') => {
    const isOfKind = (id: string) => items.some((item) => item.kind === kind && item.id === id);
    const others = choice.networks.filter((id) => !isOfKind(id));
    return {
      options: options(kind),
      picked: choice.networks.filter(isOfKind),
      onChange: (picked: string[]) =>
        change({networks: kind === 'engine' ? [...picked, ...others] : [...others, ...picked]}),
    };
  };
  const minimum = minimumOf(platform, version, choice);
  const raisedBy = minimum.raisedBy.slice(0, 4);
  if (minimum.raisedBy.length > raisedBy.length) {
    raisedBy.push(
      translate(
        {id: 'site.builder.more', message: '{count} more'},
        {count: minimum.raisedBy.length - raisedBy.length},
      ),
    );
  }
  const outputs = outputsOf(platform, version, choice, i18n.currentLocale);
  const search = writeChoice('', choice, platform, version);
  const isWhole = !compact || search !== '' || unknown.length > 0;
  const findings = isWhole ? checkChoice(platform, version, choice, unknown) : [];
  const told = (some: readonly Finding[]): ReactNode => (
    <Cards>
      {some.map((finding, index) => (
        <Card key={index} level={finding.level} title={describe(finding, words, say)} />
      ))}
    </Cards>
  );
  const isUnfolded = ({unfolded}: Output) =>
    !compact || unfolded === 'always' || (unfolded === 'changed' && isWhole);
  const folded = outputs.filter((output) => !isUnfolded(output));

  return (
    <section
      className={clsx(tool.tool, compact ? styles.compact : [tool.beside, 'wide'])}
      aria-label={translate({id: 'site.builder.label', message: 'Integration builder'})}
    >
      <div className={clsx(tool.form, styles.choices)}>
        <NeedsScripts className="margin--none" />
        <Group
          folded={compact}
          legend={translate({id: 'site.builder.adTypes', message: 'Ad types'})}
          options={adTypesOf(platform).map((id) => ({id, label: say(words[id])}))}
          picked={choice.adTypes}
          onChange={(picked) => change({adTypes: picked as AdType[]})}
        />
        <Group
          folded={compact}
          legend={translate({id: 'site.builder.engines', message: 'Mediation engines'})}
          hint={translate({
            id: 'site.builder.engineNote',
            message: 'An engine runs its own auction and adds adapters for the networks you pick.',
          })}
          {...networks('engine')}
        />
        <Group
          folded={compact}
          legend={translate({id: 'site.builder.networks', message: 'Ad networks'})}
          {...networks('network')}
        />
        <Group
          folded={compact}
          legend={translate({id: 'site.builder.services', message: 'Services'})}
          options={options('service')}
          picked={choice.services}
          onChange={(picked) => change({services: picked})}
        />
        {platform !== 'unity' && choice.networks.includes('admob') && (
          <div className={tool.field}>
            <label htmlFor={admobField} className={tool.label}>
              <Translate id="site.builder.admobId">AdMob app ID (optional)</Translate>
            </label>
            <input
              id={admobField}
              type="text"
              autoComplete="off"
              spellCheck={false}
              placeholder="ca-app-pub-…~…"
              value={choice.admobAppId}
              onChange={({target}) => change({admobAppId: target.value.trim()})}
            />
          </div>
        )}
      </div>

      <div className={tool.outcome}>
        <div role="status" className={styles.result}>
          <p>
            {minimum.minSdk && (
              <Translate id="site.builder.minSdk" values={{minSdk: <code>{minimum.minSdk}</code>}}>
                {'This set needs minSdk {minSdk} or higher.'}
              </Translate>
            )}{' '}
            {minimum.minIos && (
              <Translate id="site.builder.minIos" values={{minIos: <code>{minimum.minIos}</code>}}>
                {'On iOS, the set needs a deployment target of {minIos} or higher.'}
              </Translate>
            )}{' '}
            {minimum.raisedBy.length > 0 && (
              <Translate
                id="site.builder.raisedBy"
                values={{
                  names: new Intl.ListFormat(i18n.currentLocale).format(raisedBy),
                }}
              >
                {'This minimum comes from {names}.'}
              </Translate>
            )}
          </p>
          {told(findings.filter(({level}) => level === 'error'))}
          <div className={tool.row}>
            <CopyLink />
            {compact && <WholeBuilder platform={platform} search={search} />}
          </div>
        </div>

        <Files outputs={outputs.filter(isUnfolded)} />
        <div role="status">{told(findings.filter(({level}) => level !== 'error'))}</div>
        {folded.length > 0 && (
          <details className={clsx(styles.folded, 'needs-scripts')}>
            <summary>
              <Translate id="site.builder.further">Other files of this set</Translate>{' '}
              <span className={tool.note}>
                {[...new Set(folded.map(({file}) => file.split('/').at(-1)))].join(', ')}
              </span>
            </summary>
            {isBrowser && <Files outputs={folded} />}
          </details>
        )}
        {!compact && platform !== 'android' && (
          <p className={tool.note}>
            <Translate
              id="site.builder.skadnetwork"
              values={{
                count: skadnetwork.ids.length,
                date: formatDate(skadnetwork.asOf, i18n.currentLocale),
                known:
                  withOwnIds(choice)
                    .map(({name}) => name)
                    .join(', ') || '–',
              }}
            >
              {
                "The SKAdNetwork list is always complete, whatever you choose. As of {date}, it contains {count} IDs, including the networks' own IDs for {known}."
              }
            </Translate>
          </p>
        )}
      </div>
    </section>
  );
}
