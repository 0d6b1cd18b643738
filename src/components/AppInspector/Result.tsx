import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {grouped, type Report} from '@help-center/app-inspector';
import StackedTable from '@site/src/components/StackedTable';
import {Card, Cards} from '@site/src/components/ToolResult';
import styles from './styles.module.css';

const NONE = '–';

const yesNo = (is: boolean): string =>
  is
    ? translate({id: 'site.inspector.yes', message: 'Yes'})
    : translate({id: 'site.inspector.no', message: 'No'});

function Entries({name, entries}: {name: string; entries: readonly string[]}): ReactNode {
  return (
    <details>
      <summary>{name}</summary>
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
    </details>
  );
}

/** A table behind its name and size; nothing where there are no rows. */
function Part({
  name,
  columns,
  rows,
}: {
  name: string;
  columns: readonly string[];
  rows: readonly (readonly ReactNode[])[];
}): ReactNode {
  return (
    rows.length > 0 && (
      <details>
        <summary>
          {name}: {rows.length}
        </summary>
        <StackedTable
          columns={columns}
          rows={rows.map((cells, index) => ({key: String(index), cells}))}
        />
      </details>
    )
  );
}

/** The findings of an inspection, and the contents of the file. */
export default function Result({report}: {report: Report}): ReactNode {
  const {findings, sdk, libraries, frameworks, manifest, privacy, engine} = report;
  const version = translate({id: 'site.versions.version', message: 'Version'});
  const name = translate({id: 'site.inspector.name', message: 'Name'});
  const value = translate({id: 'site.inspector.value', message: 'Value'});
  const unknown = translate({id: 'site.inspector.unknown', message: 'Present'});
  const app: [name: string, value: string | number | null][] = [
    ['ID', manifest.id],
    [version, manifest.version],
    [report.kind === 'ipa' ? 'MinimumOSVersion' : 'minSdk', manifest.minSdk],
    ['targetSdk', manifest.targetSdk],
    [translate({id: 'site.inspector.engine', message: 'Engine'}), engine],
    ...Object.entries(manifest.appIds),
  ];
  return (
    <>
      <Cards>
        {grouped(findings).map(([{severity, id, message, fix, see, more}, entries]) => (
          <Card
            key={`${id} ${entries[0]} ${message}`}
            data-finding={id}
            level={severity === 'note' ? 'info' : severity}
            title={message}
            source={entries[0]}
            fix={fix}
            links={[[see, translate({id: 'site.inspector.more', message: 'More about it'})]]}
          >
            {more.length > 0 && (
              <Entries
                name={translate(
                  {id: 'site.inspector.others', message: 'The other {count}'},
                  {count: String(more.length)},
                )}
                entries={more}
              />
            )}
            {entries.length > 1 && (
              <Entries
                name={translate(
                  {id: 'site.inspector.entries', message: 'All places: {count}'},
                  {count: String(entries.length)},
                )}
                entries={entries}
              />
            )}
          </Card>
        ))}
      </Cards>
      <Part
        name={translate({id: 'site.inspector.sdk', message: 'SDK and networks'})}
        columns={[name, 'SDK', translate({id: 'site.inspector.adapter', message: 'Adapter'})]}
        rows={sdk.map((part) => [
          part.name,
          part.hasSdk ? (part.version ?? unknown) : NONE,
          part.hasAdapter ? (part.adapterVersion ?? unknown) : NONE,
        ])}
      />
      <Part
        name={translate({id: 'site.inspector.libraries', message: 'Native libraries'})}
        columns={[
          translate({id: 'site.inspector.file', message: 'File'}),
          translate({id: 'site.inspector.owner', message: 'Belongs to'}),
          translate({id: 'site.inspector.align', message: 'Alignment, bytes'}),
          translate({id: 'site.inspector.page16k', message: '16 KB pages'}),
        ]}
        rows={libraries.map(({path, owner, bits, align, page16k}) => [
          path,
          owner ?? NONE,
          align,
          bits === 64
            ? yesNo(page16k)
            : translate({id: 'site.inspector.bits32', message: 'Not required for 32-bit code'}),
        ])}
      />
      <Part
        name={translate({id: 'site.inspector.frameworks', message: 'Frameworks'})}
        columns={[
          name,
          version,
          'MinimumOSVersion',
          translate({id: 'site.inspector.architectures', message: 'Architectures'}),
          'PrivacyInfo.xcprivacy',
        ]}
        rows={frameworks.map((framework) => [
          framework.name,
          framework.version ?? NONE,
          framework.minimumOs ?? NONE,
          framework.architectures.join(', ') || NONE,
          yesNo(framework.hasPrivacyManifest),
        ])}
      />
      <Part
        name={translate({id: 'site.inspector.privacy', message: 'Privacy manifests'})}
        columns={[
          translate({id: 'site.inspector.file', message: 'File'}),
          'NSPrivacyTracking',
          'NSPrivacyTrackingDomains',
          'NSPrivacyAccessedAPITypes',
        ]}
        rows={privacy.map(({path, tracking, domains, reasons}) => [
          path,
          yesNo(tracking),
          domains.join(', ') || NONE,
          Object.entries(reasons)
            .map(([api, codes]) => `${api} ${codes.join(', ')}`)
            .join('; ') || NONE,
        ])}
      />
      <Part
        name={translate({id: 'site.inspector.app', message: 'App'})}
        columns={[name, value]}
        rows={app.flatMap(([key, found]) => (found === null ? [] : [[key, found]]))}
      />
      {manifest.permissions.length > 0 && (
        <Entries
          name={`${translate({id: 'site.inspector.permissions', message: 'Permissions'})}: ${manifest.permissions.length}`}
          entries={manifest.permissions}
        />
      )}
    </>
  );
}
