import {useId, useState, type ReactNode} from 'react';
import upgrades from '@generated/upgrade-plans/default/data.json';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Platform} from '@site/config/platforms';
import {setTitle} from '@site/config/setTitles';
import NeedsScripts from '@site/src/components/NeedsScripts';
import ToolResult, {Card, Cards} from '@site/src/components/ToolResult';
import Words from '@site/src/components/Words';
import tool from '@site/src/css/tool.module.css';
import {
  listed,
  planMarkdown,
  planOf,
  sourcesOf,
  type Part,
  type Plan,
} from '@help-center/sdk-rules/upgrades';

const code = (name: string): string => `\`${name}\``;

/** A part that is shown as a card. */
interface Shown extends Part {
  /** Whether the reader's project has to change for it. */
  level: 'warning' | 'info' | 'ok';
}

/**
 * The parts of a plan that have something to say, with their headings: what the app
 * needs and what its code has to change come first, versions last.
 *
 * @param counted - picks the form of a text that goes with a number
 */
function partsOf(
  plan: Plan,
  guide: string,
  counted: (count: number, forms: string) => string,
): Shown[] {
  const {adapters} = plan;
  const together = adapters?.raised.filter(([, names]) => names.length > 1) ?? [];
  const alone = adapters?.raised.filter(([, names]) => names.length === 1) ?? [];
  const parts: (Omit<Shown, 'lines'> & {lines: readonly (Part['lines'][number] | false)[]})[] = [
    {
      level: 'warning',
      title: translate({id: 'site.upgrade.needs', message: 'New requirements'}),
      lines: plan.needs.map((text) => ({text})),
    },
    {
      level: 'ok',
      title: translate({id: 'site.upgrade.calls', message: 'Calls'}),
      lines: [
        plan.renamed.length + plan.removed.length === 0 && {
          text: translate({
            id: 'site.upgrade.noCalls',
            message: 'Your code stays the same, because no calls were renamed or removed.',
          }),
        },
      ],
    },
    {
      level: 'warning',
      title: translate({id: 'site.upgrade.renamed', message: 'Renamed'}),
      lines: plan.renamed.map(({name, instead}) => ({text: `${code(name)} → ${code(instead)}`})),
    },
    {
      level: 'warning',
      title: translate({id: 'site.upgrade.removed', message: 'Removed'}),
      lines: plan.removed.map((name) => ({text: code(name)})),
    },
    {
      level: 'info',
      title: translate({id: 'site.upgrade.steps', message: 'Steps, in this order'}),
      lines: plan.steps.map(({id, from, to}) => ({text: `${from} → ${to}`, to: `${guide}#${id}`})),
    },
    {
      level: 'info',
      title: translate({id: 'site.upgrade.added', message: 'New'}),
      lines: plan.added.map((name) => ({text: code(name)})),
    },
    {
      level: 'info',
      title: translate({id: 'site.upgrade.changes', message: 'What changes'}),
      lines: plan.changes.map(({version, text}) => ({text: `${version}. ${text}`})),
    },
    {
      level: 'info',
      title: translate({id: 'site.upgrade.adapters', message: 'Adapters'}),
      lines: adapters
        ? [
            ...together.map(([change, names]) => ({
              text: counted(
                names.length,
                translate(
                  {
                    id: 'site.upgrade.adaptersRaised',
                    message: '{count} adapter {change}|{count} adapters {change}',
                  },
                  {count: names.length, change},
                ),
              ),
              names: listed(names),
            })),
            alone.length > 0 && {
              text: counted(
                alone.length,
                translate(
                  {
                    id: 'site.upgrade.adaptersAlone',
                    message:
                      '{count} adapter with its own version|{count} adapters, each with its own version',
                  },
                  {count: alone.length},
                ),
              ),
              names: alone.map(([change, names]) => `${listed(names)} ${change}`).join('; '),
            },
            adapters.added.length > 0 && {
              text: translate(
                {id: 'site.upgrade.adaptersAdded', message: 'New: {names}'},
                {names: listed(adapters.added)},
              ),
            },
            adapters.removed.length > 0 && {
              text: translate(
                {id: 'site.upgrade.adaptersRemoved', message: 'Remove: {names}'},
                {names: listed(adapters.removed)},
              ),
            },
          ]
        : [
            {
              text: translate({
                id: 'site.upgrade.adaptersUnknown',
                message: 'The versions of the old adapters aren’t listed. Copy the whole new list.',
              }),
            },
          ],
    },
  ];
  return parts
    .map((part) => ({...part, lines: part.lines.filter((line) => line !== false)}))
    .filter(({lines}) => lines.length > 0);
}

/** A plan with the adapters of one platform: on Android they are Maven artifacts, on iOS pods. */
function withAdaptersOf(plan: Plan, isAndroid: boolean): Plan {
  const own = (names: readonly string[]) =>
    names.filter((name) => name.includes(':') === isAndroid);
  const {adapters} = plan;
  return {
    ...plan,
    adapters: adapters && {
      raised: adapters.raised
        .map(([change, names]): [string, readonly string[]] => [change, own(names)])
        .filter(([, names]) => names.length > 0),
      added: own(adapters.added),
      removed: own(adapters.removed),
    },
  };
}

interface ChoiceProps {
  label: string;
  versions: readonly string[];
  value: string;
  onChange: (version: string) => void;
}

function Choice({label, versions, value, onChange}: ChoiceProps): ReactNode {
  const id = useId();
  return (
    <span className={tool.row}>
      <label htmlFor={id}>{label}</label>
      <select
        className={tool.control}
        id={id}
        value={value}
        onChange={({target}) => onChange(target.value)}
      >
        {versions.map((version) => (
          <option key={version}>{version}</option>
        ))}
      </select>
    </span>
  );
}

/**
 * Says what the way from one release to another takes, as a list and as
 * Markdown to copy. The way from the release before the latest is in the HTML
 * before any script runs.
 */
export default function UpgradeHelper({platform}: {platform: Platform}): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const data = upgrades[platform];
  const versions = data.releases.map(({version}) => version);
  const [to, setTo] = useState(versions[0] ?? '');
  const [asked, setFrom] = useState(versions[1] ?? '');
  const sources = sourcesOf(data, to);
  const from = sources.includes(asked) ? asked : (sources[0] ?? '');

  const guide = `/${platform}/upgrade-guide`;
  const {selectMessage} = usePluralForm();
  const plan = planOf(data, from, to);
  const [side, setSide] = useState('Android');
  const parts = partsOf(
    platform === 'unity' ? withAdaptersOf(plan, side === 'Android') : plan,
    guide,
    selectMessage,
  );
  const title = `${setTitle(platform, i18n.currentLocale)}: ${from} → ${to}`;
  const home = siteConfig.url + siteConfig.baseUrl.replace(/\/$/, '');
  const absolute = partsOf(plan, guide, selectMessage).map((part) => ({
    ...part,
    lines: part.lines.map((line) => ({...line, ...(line.to && {to: home + line.to})})),
  }));

  return (
    <section
      className={tool.tool}
      aria-label={translate({id: 'site.upgrade.label', message: 'Upgrade helper'})}
    >
      <div className={tool.form}>
        <NeedsScripts />
        <div className={tool.row}>
          <Choice
            label={translate({id: 'site.upgrade.from', message: 'From'})}
            versions={sources}
            value={from}
            onChange={setFrom}
          />
          <Choice
            label={translate({id: 'site.upgrade.to', message: 'To'})}
            versions={versions.slice(0, -1)}
            value={to}
            onChange={setTo}
          />
          {platform === 'unity' && plan.adapters && (
            <Choice
              label={translate({id: 'site.upgrade.side', message: 'Adapters for'})}
              versions={['Android', 'iOS']}
              value={side}
              onChange={setSide}
            />
          )}
        </div>
        <p>
          <Link to={`/what-fits?platform=${platform}`}>
            <Translate id="site.upgrade.whatFits">See which release your project can use</Translate>
          </Link>
        </p>
      </div>
      <ToolResult
        sentence={title}
        levels={parts.map(({level}) => level)}
        markdown={planMarkdown(title, absolute)}
      >
        <Cards>
          {parts.map((part) => (
            <Card key={part.title} level={part.level} name={part.title} title="">
              <ul>
                {part.lines.map(({text, to: target, names}) => (
                  <li key={text}>
                    {target ? (
                      <Link to={target}>{text}</Link>
                    ) : names === undefined ? (
                      <Words text={text} />
                    ) : (
                      <details>
                        <summary>{text}</summary>
                        <Words text={names} />
                      </details>
                    )}
                  </li>
                ))}
              </ul>
            </Card>
          ))}
        </Cards>
      </ToolResult>
    </section>
  );
}
