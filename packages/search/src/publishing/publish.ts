import {algoliasearch, type IndexSettings, type SynonymHit} from 'algoliasearch';
import type {AlgoliaRecord} from './algolia';

type ClientOptions = NonNullable<Parameters<typeof algoliasearch>[2]>;

/** Whose index is replaced, and with what right. */
interface PublishAccount {
  appId: string;
  indexName: string;
  adminKey: string;
}

/** What an index is replaced by. */
interface HostedIndex {
  records: readonly AlgoliaRecord[];
  settings: IndexSettings;
  synonyms: SynonymHit[];
}

export interface PublishOptions {
  /** Other settings of the official client, for tests against an emulator. */
  client?: Partial<ClientOptions>;
  /** How often the completion of a task is asked for. */
  maxRetries?: number;
  /** Distinguishes the temporary index of this run. */
  runId?: string;
  batchSize?: number;
}

/** A run takes minutes: a temporary index older than this was left by one that was killed. */
const LEFT_AFTER = 24 * 60 * 60 * 1000;

/** A failure told in terms of what to do. */
function explain(error: unknown, {appId, indexName}: PublishAccount): string {
  const status = (error as {status?: number}).status;
  const message = error instanceof Error ? error.message : String(error);
  if (status === 401 || status === 403) {
    return (
      `Algolia refused ALGOLIA_ADMIN_API_KEY for application ${appId} and index ${indexName} ` +
      `(${status}: ${message}). An admin key is expected, or one with the rights addObject, deleteIndex, ` +
      'editSettings and settings.'
    );
  }
  if (status === 429) {
    return `Algolia takes no more requests for now (429: ${message}). Try again later, or check the plan's limits.`;
  }
  if (error instanceof Error && error.name === 'RetryError') {
    return `Algolia could not be reached or did not answer in time (${message}). Check the network and ALGOLIA_APP_ID.`;
  }
  return `Algolia did not finish (${status ? `${status}: ` : ''}${message}).`;
}

/**
 * Replaces an index as a whole: records, settings and synonyms are written to a
 * temporary index, which then takes the live one's place in one move. Whatever
 * fails before that leaves the live index untouched. What killed runs left is
 * removed first; a key that may not do so publishes all the same.
 *
 * @returns lines about what was removed or could not be
 * @throws saying what went wrong and what to do; the live index is as it was, unless it says so
 */
export async function publish(
  {records, settings, synonyms}: HostedIndex,
  account: PublishAccount,
  {
    client: clientOptions,
    maxRetries = 200,
    runId = String(Date.now()),
    batchSize,
  }: PublishOptions = {},
): Promise<string[]> {
  if (records.length === 0) {
    throw new Error('There are no records to publish; the live index is unchanged.');
  }
  const ids = new Set(records.map(({objectID}) => objectID));
  if (ids.size !== records.length) {
    throw new Error('Two records have the same id; the live index is unchanged.');
  }
  const {appId, indexName, adminKey} = account;
  const client = algoliasearch(appId, adminKey, clientOptions);
  const prefix = `${indexName}_tmp_`;
  const temporary = prefix + runId;
  const wait = async ({taskID}: {taskID: number}): Promise<void> => {
    await client.waitForTask({indexName: temporary, taskID, maxRetries});
  };
  const notes = await removeLeftOver();
  try {
    await wait(await client.setSettings({indexName: temporary, indexSettings: settings}));
    await wait(
      await client.saveSynonyms({
        indexName: temporary,
        synonymHit: synonyms,
        replaceExistingSynonyms: true,
      }),
    );
    await client.chunkedBatch({
      indexName: temporary,
      objects: records as unknown as Record<string, unknown>[],
      action: 'addObject',
      waitForTasks: true,
      batchSize,
      maxRetries,
    });
  } catch (error) {
    const state = `The live index ${indexName} is unchanged.${await remove()}`;
    throw new Error(`${explain(error, account)} ${state}`, {cause: error});
  }

  let taskID: number;
  try {
    ({taskID} = await client.operationIndex({
      indexName: temporary,
      operationIndexParams: {operation: 'move', destination: indexName},
    }));
  } catch (error) {
    const left = await remove();
    // Without an answer the move may still have been carried out; it is one step either way.
    const {status = 500} = error as {status?: number};
    const state =
      status < 500 && status !== 404
        ? `The new index was not put in place; ${indexName} is unchanged.`
        : `The replacement was not confirmed: ${indexName} is whole, but either the old or the new one.`;
    throw new Error(`${explain(error, account)} ${state}${left}`, {cause: error});
  }
  try {
    await wait({taskID});
  } catch (error) {
    throw new Error(
      `${explain(error, account)} Algolia has accepted the replacement of ${indexName} but has not confirmed it yet.`,
      {cause: error},
    );
  }

  return notes;

  /** Removes what killed runs left; nothing depends on its success. */
  async function removeLeftOver(): Promise<string[]> {
    const lines: string[] = [];
    try {
      const {items} = await client.listIndices();
      for (const {name} of items) {
        const time = name.startsWith(prefix) ? name.slice(prefix.length) : '';
        if (/^\d{13}$/.test(time) && Date.now() - Number(time) > LEFT_AFTER) {
          await client.deleteIndex({indexName: name});
          lines.push(`Removed ${name}, which an interrupted run had left.`);
        }
      }
    } catch (error) {
      const {status, message} = error as {status?: number; message?: string};
      lines.push(
        `Indexes that interrupted runs may have left were not removed (${status ? `${status}: ` : ''}${message}). ` +
          'That takes the rights listIndexes and deleteIndex.',
      );
    }
    return lines;
  }

  /** Removes the temporary index; says which one is left if that fails too. */
  async function remove(): Promise<string> {
    try {
      await client.deleteIndex({indexName: temporary});
      return '';
    } catch {
      return ` A temporary index may be left: ${temporary}.`;
    }
  }
}
