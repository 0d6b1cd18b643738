import {describe, expect, it} from 'vitest';
import data from './ad-networks.json';
import schema from './schema/ad-networks.schema.json';
import {problems} from './schema/validate';

const entries = [...data.networks, ...data.services];
const ids = new Set(data.networks.map(({id}) => id));
const references = [
  ...data.networks.map(({id}) => `network:${id}`),
  ...data.services.map(({id}) => `service:${id}`),
];
/** A table has the releases that have the adapter, in the order of all. */
const inOrder = (table: object): boolean =>
  data.releases.filter((release) => release in table).join() === Object.keys(table).join();
const of = <Value>(table: unknown, key: string): Value =>
  (table as Record<string, Value>)[key] as Value;

describe('ad-networks.json', () => {
  it('follows its schema', () => {
    expect(problems(schema, data)).toEqual([]);
  });

  it('is refused when a figure is typed as something else than published or null', () => {
    const broken = structuredClone(data);
    Object.assign(broken.networks[0] as object, {demand: 'unknown', adTypes: []});
    expect(problems(schema, broken).join('\n')).toMatch(
      /networks\/0\/adTypes[\s\S]*networks\/0\/demand/,
    );
  });

  it('names each entry, artifact and pod once', () => {
    for (const list of [data.networks.map(({id}) => id), data.services.map(({id}) => id)]) {
      expect(list).toEqual([...new Set(list)]);
    }
    const artifacts = [
      ...entries.map(({platforms}) => platforms.android?.artifact),
      ...data.engineAdapters.map(({android}) => android?.artifact),
    ].filter(Boolean);
    const pods = [
      ...entries.map(({platforms}) => platforms.ios?.pod),
      ...data.engineAdapters.map(({ios}) => ios?.pod),
    ].filter(Boolean);
    expect(artifacts).toEqual([...new Set(artifacts)]);
    expect(pods).toEqual([...new Set(pods)]);
  });

  it('gives figures of known releases, newest first, and names where it is from', () => {
    for (const {id, platforms, runtimeName, adTypes, demand, sources, ...said} of entries) {
      for (const platform of ['android', 'ios', 'unity'] as const) {
        if (platforms[platform]) {
          expect(inOrder(platforms[platform].releases), id).toBe(true);
          expect(of(sources, platform), `${id} ${platform}`).toBeTruthy();
        }
      }
      for (const [field, value] of Object.entries({runtimeName, adTypes, demand})) {
        expect(Boolean(of(sources, field)), `${id} ${field}`).toBe(value !== null);
      }
      for (const source of [
        ...Object.values(sources),
        ...[...said.needs, ...said.requires, ...said.conflicts].map((one) => one.source),
      ]) {
        expect(Object.keys(data.sources), id).toContain(source);
      }
    }
    for (const {unityId, android, ios, sources} of data.engineAdapters) {
      for (const [system, figures] of Object.entries({
        android: android?.versions,
        ios: ios?.releases,
      })) {
        expect(Boolean(of(sources, system)), `${unityId} ${system}`).toBe(Boolean(figures));
        if (figures) {
          expect(inOrder(figures), unityId).toBe(true);
          expect(Object.keys(data.sources), unityId).toContain(of(sources, system));
        }
      }
    }
    for (const {source} of data.core.conflicts) {
      expect(Object.keys(data.sources)).toContain(source);
    }
  });

  it('gives adapters the number of their SDK release, where they do not have the network’s', () => {
    for (const {id, platforms} of entries) {
      for (const release of data.releases) {
        for (const platform of [platforms.android, platforms.ios]) {
          const figure =
            platform &&
            of<{version: string; artifact?: string; pod?: string} | null>(
              platform.releases,
              release,
            );
          if (figure && !figure.artifact && !figure.pod) {
            expect(figure.version.startsWith(`${release}.`), `${id} ${figure.version}`).toBe(true);
          }
        }
      }
    }
  });

  it('refers to known engines and networks only', () => {
    const engines = new Set(data.networks.filter(({kind}) => kind === 'engine').map(({id}) => id));
    for (const {engine, network} of data.engineAdapters) {
      expect(engines).toContain(engine);
      expect(ids).toContain(network);
    }
  });

  it('refers to existing networks and services, and says which of the two it means', () => {
    const named = [
      ...[data.core, ...entries].flatMap(({conflicts}) =>
        conflicts.flatMap(({with: others}) => others as string[]),
      ),
      ...entries.flatMap(({requires}) => requires.map(({id}) => id)),
    ];
    expect(named).toContain('service:meta');
    for (const reference of named) {
      expect(references).toContain(reference);
    }
    const broken = structuredClone(data);
    Object.assign(broken.networks[0]?.conflicts[0] as object, {with: ['meta']});
    expect(problems(schema, broken).join('\n')).toMatch(/networks\/0\/conflicts\/0\/with\/0/);
  });

  it('has an adapter inside the engine that a network requires, on both systems', () => {
    const required = data.networks.flatMap(({id, requires}) =>
      requires.map((one) => [id, one.id.replace('network:', '')] as const),
    );
    expect(required.map(([id]) => id)).toEqual(['amazon', 'meta']);
    for (const [id, engine] of required) {
      const inside = data.engineAdapters.find((one) => one.engine === engine && one.network === id);
      expect(inside?.android && inside.ios, id).toBeTruthy();
    }
  });

  it('has a way into the build for every network: an adapter of its own or of an engine', () => {
    const viaEngine = new Set(data.engineAdapters.map(({network}) => network));
    for (const {id, platforms} of data.networks) {
      expect(platforms.android !== null || platforms.ios !== null || viaEngine.has(id), id).toBe(
        true,
      );
    }
  });
});
