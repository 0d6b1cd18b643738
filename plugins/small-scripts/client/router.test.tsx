// @vitest-environment jsdom
import {act, type ComponentType, type ReactNode} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import fc from 'fast-check';
import * as stock from 'react-router-dom';
import {
  matchRoutes as stockMatchRoutes,
  renderRoutes as stockRenderRoutes,
} from 'react-router-config';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import * as own from './router';

Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: true});

const segment = fc.constantFrom('', 'a', 'A', 'b', 'a.b', 'а', '%20', '3.7.0', 'a+b(c)');
const address = fc.array(segment, {maxLength: 4}).map((parts) => `/${parts.join('/')}`);
/** The router of the framework reads signs in paths; the routes of the site have but letters. */
const path = address.filter((one) => /^[\w/.а]*$/.test(one) && !one.includes('//'));

describe('matchPath', () => {
  it('agrees with the framework’s router on plain paths', () => {
    fc.assert(
      fc.property(address, fc.oneof(path, fc.constant('*')), fc.boolean(), (at, one, exact) => {
        const {params: _, ...match} = {params: {}, ...stock.matchPath(at, {path: one, exact})};
        const {params: __, ...found} = {params: {}, ...own.matchPath(at, {path: one, exact})};
        expect(found).toEqual(match);
      }),
      {numRuns: 1000},
    );
  });

  it('takes signs as they are', () => {
    expect(own.matchPath('/c++', {path: '/c++', exact: true})).not.toBeNull();
    expect(own.matchPath('/ccc', {path: '/c++', exact: true})).toBeNull();
  });

  it('matches nothing without a path', () => {
    expect(own.matchPath('/a', {})).toBeNull();
  });
});

const Page: ComponentType<Record<string, unknown>> = ({route}) => {
  const {pathname, search, hash} = own.useLocation();
  const {routes, path: name} = route as own.Route;
  return (
    <div data-route={name} data-at={pathname + search + hash}>
      {own.renderRoutes(routes)}
    </div>
  );
};

const routes: own.Route[] = [
  {path: '/', exact: true, component: Page},
  {
    path: '/android',
    component: Page,
    routes: [
      {path: '/android/a', exact: true, component: Page},
      {path: '/android/b', exact: true, component: Page},
    ],
  },
  {path: '*', component: Page},
];

it('finds the same branch of routes as the framework’s router', () => {
  fc.assert(
    fc.property(
      fc.oneof(address, fc.constantFrom('/android', '/Android/a/', '/android/c')),
      (at) => {
        const names = (list: {route: {path?: unknown}}[]) => list.map(({route}) => route.path);
        expect(names(own.matchRoutes(routes, at))).toEqual(
          names(stockMatchRoutes(routes as Parameters<typeof stockMatchRoutes>[0], at)),
        );
      },
    ),
  );
});

describe('in a page', () => {
  let container: HTMLElement;
  let root: Root;
  const show = (children: ReactNode) => act(async () => root.render(children));
  const at = () => window.location.pathname + window.location.search + window.location.hash;
  const click = (link: Element | null, options?: MouseEventInit): Promise<boolean> =>
    act(async () => {
      let taken = false;
      // There is no other page to load.
      const stop = (event: MouseEvent) => {
        taken = event.defaultPrevented;
        event.preventDefault();
      };
      document.addEventListener('click', stop, {once: true});
      link?.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true, ...options}));
      return taken;
    });

  beforeEach(() => {
    window.history.replaceState(null, '', '/android/a');
    container = document.createElement('div');
    document.body.append(container);
    root = createRoot(container);
  });
  afterEach(async () => {
    await show(null);
    container.remove();
  });

  it('links are written as by the framework’s router', async () => {
    const isOnA = (_match: unknown, {pathname}: {pathname: string}) => pathname === '/android/a';
    const markup = async ({BrowserRouter, Link, NavLink}: typeof own | typeof stock) => {
      await show(null);
      await show(
        <BrowserRouter>
          <Link to="/android/b?a=b#c" className="link" id="one" />
          <Link to="b" />
          <Link to="?a=b" />
          <NavLink to="/android/a" className="item" activeClassName="item--active" />
          <NavLink to="/android" />
          <NavLink to="/android" exact className="item" />
          <NavLink to="/android/b" isActive={isOnA} />
          <NavLink to="/android/a" isActive={() => false} activeClassName="gone" />
        </BrowserRouter>,
      );
      return Array.from(container.querySelectorAll('a'), (link) =>
        Object.fromEntries(Array.from(link.attributes, ({name, value}) => [name, value])),
      );
    };
    const links = await markup(own);
    expect(links).toHaveLength(8);
    expect(links).toEqual(await markup(stock));
  });

  it('a press on a link shows the page, and the way back shows the last one', async () => {
    await show(
      <own.BrowserRouter>
        <own.Link to="/android/b?c=d#e" />
        {own.renderRoutes(routes)}
      </own.BrowserRouter>,
    );
    const shown = () =>
      Array.from(container.querySelectorAll('[data-route]'), (one) =>
        one.getAttribute('data-route'),
      );
    expect(shown()).toEqual(['/android', '/android/a']);
    expect(await click(container.querySelector('a'))).toBe(true);
    expect(at()).toBe('/android/b?c=d#e');
    expect(shown()).toEqual(['/android', '/android/b']);
    await act(async () => {
      const back = new Promise((resolve) =>
        window.addEventListener('popstate', resolve, {once: true}),
      );
      window.history.back();
      await back;
    });
    expect(at()).toBe('/android/a');
    expect(shown()).toEqual(['/android', '/android/a']);
  });

  it('a press on a link to the page itself adds nothing to the history', async () => {
    await show(
      <own.BrowserRouter>
        <own.Link to="/android/a" />
      </own.BrowserRouter>,
    );
    const {length} = window.history;
    await click(container.querySelector('a'));
    expect(window.history.length).toBe(length);
  });

  it.each([{metaKey: true}, {ctrlKey: true}, {shiftKey: true}, {altKey: true}, {button: 1}])(
    'a press with %o is the browser’s',
    async (options) => {
      await show(
        <own.BrowserRouter>
          <own.Link to="/android/b" />
        </own.BrowserRouter>,
      );
      expect(await click(container.querySelector('a'), options)).toBe(false);
      expect(at()).toBe('/android/a');
    },
  );

  it('a press that was dealt with is left alone', async () => {
    await show(
      <own.BrowserRouter>
        <own.Link to="/android/b" onClick={(event) => event.preventDefault()} />
      </own.BrowserRouter>,
    );
    await click(container.querySelector('a'));
    expect(at()).toBe('/android/a');
  });

  it('a redirect leads on at once', async () => {
    await show(
      <own.BrowserRouter>
        <own.Redirect to="/android/b" />
        {own.renderRoutes(routes)}
      </own.BrowserRouter>,
    );
    expect(at()).toBe('/android/b');
    expect(container.querySelector('[data-route="/android/b"]')).not.toBeNull();
  });

  it('a part of the page may be shown for another location', async () => {
    const location = {pathname: '/android/b', search: '', hash: '', state: undefined, key: 'k'};
    await show(
      <own.BrowserRouter>
        <own.Route location={location} render={() => own.renderRoutes(routes)} />
      </own.BrowserRouter>,
    );
    expect(
      container.querySelector('[data-at="/android/b"][data-route="/android/b"]'),
    ).not.toBeNull();
    expect(at()).toBe('/android/a');
  });

  it('a page gets what the framework’s router gives it', async () => {
    const given: Record<string, unknown>[] = [];
    const Noting: ComponentType<Record<string, unknown>> = (props) => {
      given.push(props);
      return null;
    };
    const list = [{path: '/android/a', exact: true, component: Noting}];
    await show(<own.BrowserRouter>{own.renderRoutes(list, {extra: 1})}</own.BrowserRouter>);
    await show(
      <stock.BrowserRouter>
        {stockRenderRoutes(list as Parameters<typeof stockRenderRoutes>[0], {extra: 1})}
      </stock.BrowserRouter>,
    );
    const [first = {}, second = {}] = given;
    for (const name of ['route', 'match', 'extra']) {
      expect(first[name]).toEqual(second[name]);
    }
  });
});
