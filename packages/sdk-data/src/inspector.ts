import type {Facts, Words} from '@help-center/app-inspector';
import appFindings from '../../../data/app-findings.json';
import binaryNames from '../../../data/binary-names.json';
import skadnetwork from '../../../data/skadnetwork-ids.json';
import {adNetworks, bare, type Entry} from './catalogue';
import {inLocale, type Localized} from '@help-center/sdk-rules';

const part =
  (group: 'network' | 'service') =>
  ({id, kind, name, platforms, needs, requires, withoutKeys}: Entry): Facts['parts'][number] => ({
    of: `${group}:${id}`,
    id,
    kind,
    name,
    artifact: platforms.android?.artifact ?? null,
    pod: platforms.ios?.pod ?? null,
    needs: needs.map(({platform, file, key}) => ({platform, file, key})),
    runsWithoutKeys: Boolean(withoutKeys),
    requires: requires.map((required) => required.id),
  });

/** The facts that the app inspector needs in addition to the file it inspects. */
export const inspectorFacts = (): Facts => ({
  names: {
    libraries: bare(binaryNames.libraries),
    packages: bare(binaryNames.packages),
    adapterPackages: bare(binaryNames.adapterPackages),
    adapterClasses: binaryNames.adapterClasses,
    artifacts: bare(binaryNames.artifacts),
    versionFiles: bare(binaryNames.versionFiles),
    modules: bare(binaryNames.modules),
    objcClasses: bare(binaryNames.objcClasses),
    signedSdks: binaryNames.signedSdks,
  },
  parts: [...adNetworks.networks.map(part('network')), ...adNetworks.services.map(part('service'))],
  engineAdapters: adNetworks.engineAdapters.map(({engine, network, android}) => ({
    engine,
    network,
    artifact: android?.artifact ?? null,
  })),
  skadnetworkIds: Object.fromEntries(skadnetwork.networks.own.map(({id, ids}) => [id, ids])),
});

export function inspectorWords(locale: string): Words {
  const texts = <Key extends string>(all: Readonly<Record<Key, Localized<string>>>) =>
    Object.fromEntries(
      Object.entries<Localized<string>>(all).map(([key, text]) => [key, inLocale(text, locale)]),
    ) as Record<Key, string>;
  return {
    findings: Object.fromEntries(
      Object.entries(appFindings.findings).map(([id, {message, fix, ...rest}]) => [
        id,
        {...rest, message: inLocale(message, locale), fix: inLocale(fix, locale)},
      ]),
    ),
    verdicts: texts(appFindings.verdicts),
    refusals: texts(appFindings.refusals),
  };
}
