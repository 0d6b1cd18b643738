import {readChoice, writeChoice} from './address';
import {checkChoice, conflictsOf} from './checks';
import type {Platform} from '../types';
import type {BuilderData} from './data';
import {
  defaultChoice,
  engineAdaptersOf,
  itemsOf,
  minimumOf,
  pickedItems,
  releaseFacts,
} from './items';

/**
 * The integration builder: what can be built from the SDK, its networks and services.
 *
 * Of what it returns, all that takes a version throws, naming the covered
 * releases, where the data has none of this version.
 */
export function rulesOf(data: BuilderData) {
  const bound =
    <Rest extends unknown[], Answer>(rule: (data: BuilderData, ...rest: Rest) => Answer) =>
    (...rest: Rest): Answer =>
      rule(data, ...rest);
  return {
    itemsOf: bound(itemsOf),
    engineAdaptersOf: bound(engineAdaptersOf),
    defaultChoice: bound(defaultChoice),
    writeChoice: bound(writeChoice),
    readChoice: bound(readChoice),
    pickedItems: bound(pickedItems),
    releaseFacts: <P extends Platform>(platform: P, version: string) =>
      releaseFacts(data, platform, version),
    minimumOf: bound(minimumOf),
    conflictsOf: bound(conflictsOf),
    checkChoice: bound(checkChoice),
  };
}

export type Rules = ReturnType<typeof rulesOf>;
