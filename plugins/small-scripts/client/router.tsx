import {
  createContext,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
  type ComponentProps,
  type ComponentType,
  type MouseEvent,
  type PropsWithChildren,
  type ReactNode,
  type Ref,
} from 'react';
import type {History, Location} from 'history';
import {createBrowserHistory, createLocation, createPath} from './history';

export interface Match {
  path: string;
  /** The part of the address that the path matched. */
  url: string;
  isExact: boolean;
  params: Record<string, never>;
}

interface RoutePath {
  path?: string;
  exact?: boolean | undefined;
}

export interface Route extends RoutePath {
  component: ComponentType<Record<string, unknown>>;
  routes?: Route[];
  [attribute: string]: unknown;
}

interface Place {
  history: History;
  location: Location;
  match: Match;
}

const Context = createContext<Place>(undefined as unknown as Place);

const NO_PARAMS = {};

/**
 * Tells whether an address belongs to a path, in letters of either case and
 * with or without a slash at its end. No part of a path is a parameter: the
 * site's routes are plain text, but for `*`, the not-found page.
 */
export function matchPath(pathname: string, options: string | RoutePath): Match | null {
  const {path, exact} = typeof options === 'string' ? {path: options, exact: false} : options;
  if (path === undefined) {
    return null;
  }
  const match = {path, params: NO_PARAMS};
  const stem = path.replace(/\/$/, '');
  const start = pathname.slice(0, stem.length);
  const rest = pathname.slice(stem.length);
  if (path === '*' || (start.toLowerCase() === stem.toLowerCase() && /^\/?$/.test(rest))) {
    return {...match, url: pathname, isExact: true};
  }
  return !exact && rest.startsWith('/') && start.toLowerCase() === stem.toLowerCase()
    ? {...match, url: start || '/', isExact: false}
    : null;
}

/** The site's history, for what is below. */
export function BrowserRouter({children}: PropsWithChildren): ReactNode {
  const [history] = useState(() => createBrowserHistory());
  const snapshot = () => history.location;
  const location = useSyncExternalStore(history.listen, snapshot, snapshot);
  const isExact = location.pathname === '/';
  const match = {path: '/', url: '/', isExact, params: NO_PARAMS};
  return <Context.Provider value={{history, location, match}}>{children}</Context.Provider>;
}

/** Asked for by name, but not by this site: its addresses have no hash for a path. */
export const HashRouter = BrowserRouter;

export const useHistory = (): History => useContext(Context).history;

export const useLocation = (): Location => useContext(Context).location;

/** Goes to another page as soon as it is shown. */
export function Redirect({to}: {to: string}): null {
  const {replace} = useHistory();
  useEffect(() => replace(to), [replace, to]);
  return null;
}

/** Lets what is below see another location than the browser's. */
export function Route({location, render}: {location: Location; render: () => ReactNode}) {
  const place = useContext(Context);
  return <Context.Provider value={{...place, location}}>{render()}</Context.Provider>;
}

const find = (routes: readonly Route[], pathname: string) => {
  for (const [index, route] of routes.entries()) {
    const match = matchPath(pathname, route);
    if (match) {
      return {index, route, match};
    }
  }
  return undefined;
};

/** The first of the routes that matches an address, then the first of its children, and so on. */
export function matchRoutes(
  routes: readonly Route[],
  pathname: string,
): {route: Route; match: Match}[] {
  const found = find(routes, pathname);
  return found ? [found, ...matchRoutes(found.route.routes ?? [], pathname)] : [];
}

function Routes({routes, extra}: {routes: readonly Route[]; extra: object | undefined}): ReactNode {
  const place = useContext(Context);
  const found = find(routes, place.location.pathname);
  if (!found) {
    return null;
  }
  const {index, route, match} = found;
  return (
    <Context.Provider key={index} value={{...place, match}}>
      <route.component {...place} match={match} {...extra} route={route} />
    </Context.Provider>
  );
}

/** The component of the first route that matches the location. */
export const renderRoutes = (routes?: readonly Route[], extra?: object): ReactNode =>
  routes ? <Routes routes={routes} extra={extra} /> : null;

interface LinkProps extends ComponentProps<'a'> {
  to: string;
  replace?: boolean;
  innerRef?: Ref<HTMLAnchorElement>;
}

/** A link that is followed without loading the page. */
export function Link({to, replace, innerRef, onClick, ...props}: LinkProps): ReactNode {
  const {history, location} = useContext(Context);
  const target = createLocation(to, undefined, undefined, location);
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    const {button, metaKey, altKey, ctrlKey, shiftKey} = event;
    if (!event.defaultPrevented && button === 0 && !(metaKey || altKey || ctrlKey || shiftKey)) {
      event.preventDefault();
      const same = createPath(target) === createPath(location);
      history[replace || same ? 'replace' : 'push'](target);
    }
  };
  // The framework gives links with a target of their own to the browser.
  return <a {...props} href={history.createHref(target)} onClick={follow} ref={innerRef} />;
}

interface NavLinkProps extends LinkProps {
  exact?: boolean;
  activeClassName?: string;
  isActive?: (match: Match | null, location: Location) => boolean;
}

/** A link of a menu, which shows when its page is the current one. */
export function NavLink({
  exact,
  isActive,
  activeClassName = 'active',
  className,
  ...props
}: NavLinkProps): ReactNode {
  const {location} = useContext(Context);
  const {pathname} = createLocation(props.to, undefined, undefined, location);
  const match = matchPath(location.pathname, {path: pathname, exact});
  const active = isActive ? isActive(match, location) : Boolean(match);
  return (
    <Link
      aria-current={active ? 'page' : undefined}
      className={active ? [className, activeClassName].filter(Boolean).join(' ') : className}
      {...props}
    />
  );
}
