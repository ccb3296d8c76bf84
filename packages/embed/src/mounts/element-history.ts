import { type ComposedRoute, createListeners, type Destinations, matchPath, matchRoute } from '@portal/kit';

/** The page that an element shows, with its parameters and its part of the address. */
export interface ElementLocation {
  /** Its address on the portal. */
  url: URL;
  route: ComposedRoute;
  params: Readonly<Record<string, string>>;
}

/** The address bar belongs to the website: each element has an address of its own, which is one on the portal. */
export interface ElementHistory {
  get(): ElementLocation;
  subscribe(listener: () => void): () => void;
  /** Whether an address is one that this element can show. */
  canShow(href: string): boolean;
  /** Whether it shows the page that its website has it show, and nobody has gone on from there to another. */
  isAtStart(): boolean;
  /** Shows an address here where that is possible, else leads the window to it. */
  navigate(href: string, options?: { replace?: boolean }): void;
  back(): void;
}

interface ElementHistoryOptions {
  /** What can be shown in place, in the order to be tried. */
  routes: readonly ComposedRoute[];
  /** Every page of the portal by its path, in that order: one that it alone has may stand where a page with parameters would. */
  addresses: Destinations;
  start: string;
  portalUrl: string;
  /** Pages that are not the element's open on the portal. */
  leave(href: string, options?: { replace?: boolean }): void;
}

/** A history for one element; null where its address is no page that it may show. */
export function createElementHistory({
  routes,
  addresses,
  start,
  portalUrl,
  leave,
}: ElementHistoryOptions): ElementHistory | null {
  const { subscribe, notify } = createListeners();

  function locate(href: string): ElementLocation | null {
    const url = new URL(href, portalUrl);
    if (url.origin !== new URL(portalUrl).origin) return null;
    const match = matchRoute(routes, url.pathname);
    if (match === null) return null;
    const [name] = Object.entries(addresses).find(([, pattern]) => matchPath(pattern, url.pathname) !== null) ?? [];
    return name === `${match.route.feature}.${match.route.name}` ? { url, ...match } : null;
  }

  const first = locate(start);
  if (first === null) return null;
  const past: ElementLocation[] = [];
  let current = first;

  function become(next: ElementLocation): void {
    current = next;
    notify();
  }

  return {
    get: () => current,
    subscribe,
    canShow: (href) => locate(href) !== null,
    isAtStart: () => past.every(({ url }) => url.pathname === current.url.pathname),
    navigate(href, options) {
      const next = locate(href);
      if (next === null) return leave(new URL(href, portalUrl).href, options);
      if (!options?.replace) past.push(current);
      become(next);
    },
    back() {
      const before = past.pop();
      if (before !== undefined) become(before);
    },
  };
}
