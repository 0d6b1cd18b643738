import data from '@generated/integration-builder/default/data.json';
import {builderOf} from '@help-center/sdk-rules/builder';
import {mavenRepositories, providerAddresses} from '@help-center/sdk-data/addresses';
import skadnetwork from '@site/data/skadnetwork-ids.json';

/** The integration builder with what this site knows. */
export const {
  checkChoice,
  defaultChoice,
  itemsOf,
  minimumOf,
  outputsOf,
  readChoice,
  withOwnIds,
  writeChoice,
} = builderOf(data, {
  skadnetwork,
  mavenRepositories,
  podSources: [providerAddresses.podsAppodeal, providerAddresses.podsBidon],
  unityPlugin: providerAddresses.unityPlugin,
});
