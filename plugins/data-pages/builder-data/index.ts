import type {Plugin} from '@docusaurus/types';
import {builderData} from '@help-center/sdk-data/builder';

/** Writes the data to `@generated/integration-builder/default/data.json`, where the builder imports it. */
export default function builderDataPlugin(): Plugin {
  return {
    name: 'integration-builder',
    async contentLoaded({actions}) {
      await actions.createData('data.json', builderData());
    },
  };
}
