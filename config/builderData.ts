import type {Plugin} from '@docusaurus/types';
import {builderData} from '@help-center/sdk-data/builder';

/** Writes the data to `@generated/integration-builder/default/data.json`, where the builder imports it. */
export function builderDataPlugin(): Plugin {
  return {
    name: 'integration-builder',
    async contentLoaded({actions}) {
      await actions.createData('data.json', builderData());
    },
  };
}

/** Unit tests import this in place of the generated file. */
export default builderData();
