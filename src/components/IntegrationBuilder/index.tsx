import {useId, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useActiveDocContext, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {inLocale} from '@site/config/locales';
import {guideOf, type Platform} from '@site/config/platforms';
import type {AdType} from '@site/config/adTypes';
import {copyText} from '@site/src/components/code/copy';
import NeedsScripts from '@site/src/components/NeedsScripts';
import {FindingItem, Findings} from '@site/src/components/PasteCheck/findings';
import {formatDate} from '@site/config/dates';
import {
  adTypesOf,
  checkChoice,
  defaultChoice,
  itemsOf,
  minimumOf,
  readChoice,
  writeChoice,
  type Choice,
  type Finding,
  type Item,
  type NotAnAppId,
} from './logic';
import {outputsOf, withOwnIds, skadnetworkCount, skadnetworkDate, type Output} from './outputs';
import styles from './styles.module.css';

function adTypeName(type: AdType): string {
  switch (type) {
    case 'banner':
      return translate({id: 'site.builder.adType.banner', message: 'Banner'});
    case 'interstitial':
      return translate({id: 'site.builder.adType.interstitial', message: 'Interstitial'});
    case 'mrec':
      return 'MREC';
    case 'native':
      return translate({id: 'site.builder.adType.native', message: 'Native'});
    case 'rewarded-video':
      return translate({id: 'site.builder.adType.rewarded', message: 'Rewarded video'});
  }
}

/** Says what the AdMob field got, and what it should get. */
function notAnAppId(got: NotAnAppId, value: string): string {
  switch (got) {
    case 'several':
      return translate(
        {
          id: 'site.builder.finding.admobSeveral',
          message:
            '“{value}” is more than one ID. Enter only the app ID of this platform. The files keep the placeholder.',
        },
        {value},
      );
    case 'unit':
      return translate(
        {
          id: 'site.builder.finding.admobUnit',
          message:
            '“{value}” is an ad unit ID. An app ID has a tilde: ca-app-pub-…~… The files keep the placeholder.',
        },
        {value},
      );
    case 'publisher':
      return translate(
        {
          id: 'site.builder.finding.admobPublisher',
          message:
            '“{value}” is an AdMob publisher ID. The app ID continues with a tilde and 10 digits: ca-app-pub-…~… The files keep the placeholder.',
        },
        {value},
      );
    case 'app-key':
      return translate(
        {
          id: 'site.builder.finding.admobAppKey',
          message:
            '“{value}” looks like an app key of Appodeal, which goes in your code. AdMob’s app ID has the form ca-app-pub-…~… The files keep the placeholder.',
        },
        {value},
      );
    case 'package':
      return translate(
        {
          id: 'site.builder.finding.admobPackage',
          message:
            '“{value}” is a package name or bundle ID. AdMob’s app ID has the form ca-app-pub-…~… The files keep the placeholder.',
        },
        {value},
      );
    case 'other':
      return translate(
        {
          id: 'site.builder.finding.admobMalformed',
          message:
            '“{value}” is not an AdMob app ID. One looks like this: ca-app-pub-, 16 digits, a tilde, 10 digits. The files keep the placeholder.',
        },
        {value},
      );
  }
}

function describe(finding: Finding, locale: string): string {
  switch (finding.kind) {
    case 'admob-id-missing':
      return translate({
        id: 'site.builder.finding.admobMissing',
        message:
          'AdMob is in the set, but its app ID is missing. Without it, the app crashes at startup. Enter it above, or replace the placeholder in the files.',
      });
    case 'admob-id-malformed':
      return notAnAppId(finding.got, finding.value);
    case 'admob-id-placeholder':
      return translate({
        id: 'site.builder.finding.admobSample',
        message:
          'This AdMob app ID is Google’s public sample. It works in tests but earns nothing.',
      });
    case 'admob-ids-in-settings':
      return translate({
        id: 'site.builder.finding.admobSettings',
        message:
          'AdMob is in the set. Enter its app IDs, one for Android and one for iOS, in Appodeal Settings. Without them, the app can crash at startup.',
      });
    case 'meta-keys-in-settings':
      return translate({
        id: 'site.builder.finding.metaSettings',
        message:
          'The Meta service is in the set. Enter its app ID and client token for both systems in Appodeal Settings. Without them, the app can crash at startup.',
      });
    case 'conflict':
    case 'note': {
      const text = inLocale(finding.text, locale);
      return finding.name ? `${finding.name}: ${text}` : text;
    }
    case 'pin-clash':
      return translate(
        {
          id: 'site.builder.finding.pinClash',
          message:
            'CocoaPods rejects this set: it requires different versions of the pod {pod} ({versions}).',
        },
        {
          pod: finding.pod,
          versions: finding.versions.map(({by, version}) => `${by}: ${version}`).join('; '),
        },
      );
    case 'no-networks':
      return translate({
        id: 'site.builder.finding.noNetworks',
        message: 'You picked ad types but no network, so no ad will ever load.',
      });
    case 'no-ad-types':
      return translate({
        id: 'site.builder.finding.noAdTypes',
        message:
          'You picked networks but no ad type. If you only need services, remove the networks too.',
      });
    case 'nothing-picked':
      return translate({
        id: 'site.builder.finding.nothing',
        message:
          'You picked no ad type, no network and no service. The files contain only the core, which has nothing to show.',
      });
    case 'ad-type-unserved':
      return translate(
        {
          id: 'site.builder.finding.unserved',
          message: 'None of the picked networks serves this ad type: {adType}.',
        },
        {adType: adTypeName(finding.adType)},
      );
    case 'engine-alone':
      return translate(
        {
          id: 'site.builder.finding.engineAlone',
          message:
            '{name} mediates other networks, but none of those you picked has an adapter for it.',
        },
        {name: finding.name},
      );
    case 'engine-needed':
      return translate(
        {
          id: 'site.builder.finding.engineNeeded',
          message:
            '{name} has no adapter of its own in this release. Pick an engine that includes it ({engines}).',
        },
        {name: finding.name, engines: finding.engines.join(', ')},
      );
    case 'requirement':
      return translate(
        {
          id: 'site.builder.finding.requirement',
          message:
            '{name} bids through {needed}, which is not in the set. Pick {needed} too; it adds {adapters}.',
        },
        {name: finding.name, needed: finding.needed, adapters: finding.adapters.join(', ')},
      );
    case 'two-attribution-services':
      return translate({
        id: 'site.builder.finding.twoAttribution',
        message: 'Adjust and AppsFlyer both attribute installs. Most apps need only one of them.',
      });
    case 'unknown-id':
      return translate(
        {
          id: 'site.builder.finding.unknown',
          message:
            'The address contains “{id}”, which does not exist on this platform. It was left out.',
        },
        {id: finding.id},
      );
  }
}

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
    <fieldset className={styles.group}>
      <legend className={clsx(folded && 'visually-hidden')}>{legend}</legend>
      <div className={styles.shortcuts}>
        <button type="button" onClick={() => onChange(options.map(({id}) => id))}>
          <Translate id="site.builder.all">All</Translate>
          <span className="visually-hidden">: {legend}</span>
        </button>
        <button type="button" onClick={() => onChange([])}>
          <Translate id="site.builder.none">None</Translate>
          <span className="visually-hidden">: {legend}</span>
        </button>
      </div>
      {hint && <p className={styles.hint}>{hint}</p>}
      <div className={styles.options}>
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
        <span className={styles.count}>
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
    <CodeBlock key={file} language={language} title={file}>
      {code}
    </CodeBlock>
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
    <span className={styles.share}>
      <button type="button" className={styles.plain} onClick={copy}>
        <Translate id="site.builder.copyLink">Copy a link to this set</Translate>
      </button>
      <span role="status">
        {state === 'copied' && <Translate id="site.builder.copied">Copied</Translate>}
        {state === 'failed' && <Translate id="site.code.copyFailed">Copy failed</Translate>}
      </span>
    </span>
  );
}

/** Page of each guide that holds the whole builder. */
const homes: Readonly<Record<Platform, string>> = {
  android: 'advanced/configure-mediated-networks',
  ios: 'advanced/configure-mediated-networks',
  unity: 'advanced/appodeal-plugin-manager',
};

/** Leads from the compact form to the whole one, with the set as it is. */
function WholeBuilder({platform, search}: {platform: Platform; search: string}): ReactNode {
  const guide = useActiveDocContext(guideOf(platform).pluginId).activeVersion;
  return (
    guide && (
      <Link className={styles.whole} to={`${guide.path}/${homes[platform]}${search}#builder`}>
        <Translate id="site.builder.whole">This set on its own page, with every file</Translate>
      </Link>
    )
  );
}

interface Props {
  platform: Platform;
  /**
   * For a page about more than the set: the groups start folded, and the built
   * HTML holds one file and no findings, to keep the page light.
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
  const engineIds = options('engine').map(({id}) => id);
  const networkIds = options('network').map(({id}) => id);
  const findings = compact && !isBrowser ? [] : checkChoice(platform, version, choice, unknown);
  const minimum = minimumOf(platform, version, choice);
  const outputs = outputsOf(platform, version, choice);
  const isUnfolded = ({unfolded}: Output) =>
    !compact || unfolded === 'always' || unfolded === (isBrowser ? 'after' : 'before');
  const folded = outputs.filter((output) => !isUnfolded(output));

  return (
    <section
      className={clsx(styles.builder, compact && styles.compact)}
      aria-label={translate({id: 'site.builder.label', message: 'Integration builder'})}
    >
      <div className={styles.form}>
        <NeedsScripts />
        <Group
          folded={compact}
          legend={translate({id: 'site.builder.adTypes', message: 'Ad types'})}
          options={adTypesOf(platform).map((id) => ({id, label: adTypeName(id)}))}
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
          options={options('engine')}
          picked={choice.networks.filter((id) => engineIds.includes(id))}
          onChange={(picked) =>
            change({
              networks: [...picked, ...choice.networks.filter((id) => networkIds.includes(id))],
            })
          }
        />
        <Group
          folded={compact}
          legend={translate({id: 'site.builder.networks', message: 'Ad networks'})}
          options={options('network')}
          picked={choice.networks.filter((id) => networkIds.includes(id))}
          onChange={(picked) =>
            change({
              networks: [...choice.networks.filter((id) => engineIds.includes(id)), ...picked],
            })
          }
        />
        <Group
          folded={compact}
          legend={translate({id: 'site.builder.services', message: 'Services'})}
          options={options('service')}
          picked={choice.services}
          onChange={(picked) => change({services: picked})}
        />
        {platform !== 'unity' && choice.networks.includes('admob') && (
          <div className={styles.field}>
            <label htmlFor={admobField}>
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

      <div className={styles.outcome}>
        <div role="status" className={styles.result}>
          <p>
            {minimum.minSdk && (
              <Translate id="site.builder.minSdk" values={{minSdk: <code>{minimum.minSdk}</code>}}>
                {'Lowest minSdk for this set: {minSdk}.'}
              </Translate>
            )}{' '}
            {minimum.minIos && (
              <Translate id="site.builder.minIos" values={{minIos: <code>{minimum.minIos}</code>}}>
                {'Lowest iOS deployment target for this set: {minIos}.'}
              </Translate>
            )}{' '}
            {minimum.raisedBy.length > 0 && (
              <Translate
                id="site.builder.raisedBy"
                values={{
                  names:
                    minimum.raisedBy.slice(0, 4).join(', ') +
                    (minimum.raisedBy.length > 4 ? ` (+${minimum.raisedBy.length - 4})` : ''),
                }}
              >
                {'Required by {names}.'}
              </Translate>
            )}
          </p>
          <Findings>
            {findings.map((finding, index) => (
              <FindingItem key={index} level={finding.level}>
                {describe(finding, i18n.currentLocale)}
              </FindingItem>
            ))}
          </Findings>
          <div className={styles.links}>
            {isBrowser && <CopyLink />}
            {compact && (
              <WholeBuilder
                platform={platform}
                search={isBrowser ? writeChoice('', choice, platform, version) : ''}
              />
            )}
          </div>
        </div>

        <Files outputs={outputs.filter(isUnfolded)} />
        {isBrowser && folded.length > 0 && (
          <details className={styles.folded}>
            <summary>
              <Translate id="site.builder.further">Other files of this set</Translate>{' '}
              <span className={styles.count}>
                {[...new Set(folded.map(({file}) => file.split('/').at(-1)))].join(', ')}
              </span>
            </summary>
            <Files outputs={folded} />
          </details>
        )}
        {!compact && platform !== 'android' && (
          <p className={styles.dated}>
            <Translate
              id="site.builder.skadnetwork"
              values={{
                count: skadnetworkCount,
                date: formatDate(skadnetworkDate, i18n.currentLocale),
                known:
                  withOwnIds(choice)
                    .map(({name}) => name)
                    .join(', ') || '–',
              }}
            >
              {
                'The SKAdNetwork list is always whole: {count} IDs as of {date}, among them the own IDs of {known}.'
              }
            </Translate>
          </p>
        )}
      </div>
    </section>
  );
}
