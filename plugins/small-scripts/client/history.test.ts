// @vitest-environment jsdom
import fc from 'fast-check';
import * as stock from 'history';
import {beforeEach, describe, expect, it} from 'vitest';
import * as own from './history';

const step = fc.constantFrom('', 'a', 'B', '.', '..', 'a.b', 'а', '%20', '%D0%B0', 'c+d', '%');
const path = fc
  .tuple(fc.constantFrom('', '/'), fc.array(step, {maxLength: 5}))
  .map(([start, steps]) => start + steps.join('/'));
const search = fc.constantFrom('', '?a=b&c=%26', '?а=?', '?a/b');
const hash = fc.constantFrom('', '#a', '#a?b#c', '#%D0');
const from = fc
  .constantFrom('/', '/android', '/android/a', '/android/a/', '//a')
  .map((pathname) => ({
    ...{pathname, search: '?x', hash: '#y', state: undefined, key: 'k'},
  }));

/** What a function gives, or the name of what it throws. */
function outcome(get: () => unknown): unknown {
  try {
    return get();
  } catch (error) {
    return (error as Error).name;
  }
}

describe('createLocation', () => {
  it('agrees with the library on addresses', () => {
    fc.assert(
      fc.property(path, search, hash, fc.option(from, {nil: undefined}), (one, two, three, at) => {
        const read = ({createLocation}: typeof own | typeof stock) =>
          outcome(() => createLocation(one + two + three, {kept: 1}, 'key', at));
        expect(read(own)).toEqual(read(stock));
      }),
      {numRuns: 2000},
    );
  });

  it('agrees with the library on parts of addresses', () => {
    const parts = fc.record(
      {
        pathname: path,
        search: fc.oneof(search, fc.constant('a=b')),
        hash: fc.oneof(hash, fc.constant('a')),
        state: fc.constantFrom<unknown>(undefined, {own: 1}),
        key: fc.constant('before'),
      },
      {requiredKeys: []},
    );
    fc.assert(
      fc.property(
        parts,
        fc.constantFrom<unknown>(undefined, {given: 1}),
        from,
        (one, state, at) => {
          const read = ({createLocation}: typeof own | typeof stock) =>
            outcome(() => createLocation(one, state, undefined, at));
          expect(read(own)).toEqual(read(stock));
        },
      ),
      {numRuns: 1000},
    );
  });

  it('leaves out the signs of an empty query and hash', () => {
    expect(own.createLocation('/a?#')).toEqual(stock.createLocation('/a?#'));
  });
});

it('createPath agrees with the library', () => {
  const text = (sign: string) => fc.constantFrom(undefined, '', sign, 'a', `${sign}a`, sign + sign);
  fc.assert(
    fc.property(fc.option(path, {nil: undefined}), text('?'), text('#'), (one, two, three) => {
      const location = {pathname: one, search: two, hash: three};
      expect(own.createPath(location)).toBe(stock.createPath(location));
    }),
  );
});

describe('in the browser', () => {
  const at = () => window.location.pathname + window.location.search + window.location.hash;
  const popped = () =>
    new Promise((resolve) => window.addEventListener('popstate', resolve, {once: true}));

  beforeEach(() => window.history.pushState(null, '', '/start?a#b'));

  /** Lets a reader go about, and tells what the listeners, the blockers and the tab saw. */
  async function visit({createBrowserHistory}: typeof own | typeof stock): Promise<unknown[]> {
    window.history.pushState({key: 'loaded', state: {before: 1}}, '', '/start?a#b');
    const log: unknown[] = [];
    const history = createBrowserHistory();
    const {listen, block, push, replace} = history;
    const note = (what: string, {key, ...location}: stock.Location, action: stock.Action) =>
      log.push([what, action, location, at(), key === window.history.state?.key]);
    const back = async (turn: () => void): Promise<void> => {
      const arrival = popped();
      turn();
      await arrival;
    };
    note('starts', history.location, history.action);
    const unlisten = listen((location, action) => {
      note('listener', location, action);
      expect(history).toMatchObject({location, action, length: window.history.length});
    });
    push('/one', {of: 'one'});
    push({pathname: 'two', search: 'c=d', hash: 'e', state: {of: 'two'}});
    replace({...history.location, search: ''});
    replace('?only', {of: 'query'});
    push('#only');
    await back(() => history.goBack());
    await back(() => history.go(-1));
    await back(() => history.goForward());
    push('/three');
    window.history.replaceState(null, '', '#by-hand');
    await back(() => window.history.back());
    await back(() => window.history.forward());

    const unblock = block((location, action) => {
      note('blocker', location, action);
      return false;
    });
    push('/nowhere');
    replace('/nowhere');
    expect(at()).toBe('/three#by-hand');
    unblock();
    push('/three-and-a-half');
    push('/four');
    push('/five');
    const keep = block((location, action) => {
      note('blocker', location, action);
      return action === 'POP' ? false : undefined;
    });
    // There and back again.
    await back(() => history.go(-2));
    await back(() => undefined);
    expect(at()).toBe('/five');
    push('/six');
    await back(() => window.history.back());
    await back(() => undefined);
    expect(at()).toBe('/six');
    keep();
    // A blocker that was taken away twice does not take the next one with it.
    const last = block(() => false);
    keep();
    push('/nowhere');
    last();
    await back(() => window.history.back());
    unlisten();
    push('/seven');
    expect(history.location.pathname).toBe('/seven');
    log.push(history.createHref({pathname: '/a', search: 'b', hash: '#c'}), history.action);
    return log;
  }

  it('goes about as with the library', async () => {
    const log = await visit(own);
    expect(log.length).toBeGreaterThan(20);
    expect(log).toEqual(await visit(stock));
  });

  it('does not tell a listener that was taken away meanwhile', () => {
    for (const {createBrowserHistory} of [own, stock]) {
      const history = createBrowserHistory();
      let calls = 0;
      history.listen(() => unlisten());
      const unlisten = history.listen(() => {
        calls += 1;
      });
      history.push('/a');
      expect(calls).toBe(0);
    }
  });

  it('takes a foreign state of the tab', () => {
    for (const foreign of [undefined, 'text', 7, {other: 1}, []]) {
      window.history.replaceState(foreign, '', '/start');
      expect(own.createBrowserHistory().location).toEqual(stock.createBrowserHistory().location);
    }
  });
});
