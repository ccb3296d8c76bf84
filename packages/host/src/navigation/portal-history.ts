import { createListeners } from '@portal/kit';
import type { Location, NavigationType } from 'react-router-dom';

/** Where a visitor is and how they came there, in the router's words. */
export interface Visit {
  location: Location<null>;
  action: `${NavigationType}`;
}

/** The addresses of a visit: public pages, links and the router behind sign-in share one. */
export interface PortalHistory {
  /** The same object until the address changes. */
  current: () => Visit;
  subscribe: (listener: () => void) => () => void;
  navigate: (href: string, options?: { replace?: boolean }) => void;
  go: (steps: number) => void;
}

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

function visitOf({ pathname, search, hash }: Address, action: Visit['action']): Visit {
  return { location: { pathname, search, hash, state: null, key: 'default', mask: undefined }, action };
}

/** The history of the browser's window. */
export function browserHistory(page: Window): PortalHistory {
  const { subscribe, notify } = createListeners();
  let visit = visitOf(page.location, 'POP');

  function arrive(action: Visit['action']): void {
    visit = visitOf(page.location, action);
    notify();
  }

  page.addEventListener('popstate', () => arrive('POP'));

  return {
    current: () => visit,
    subscribe,
    navigate(href, { replace = false } = {}) {
      if (replace) page.history.replaceState(null, '', href);
      else page.history.pushState(null, '', href);
      arrive(replace ? 'REPLACE' : 'PUSH');
    },
    go: (steps) => page.history.go(steps),
  };
}

/** One page where there is no browser. */
export function fixedHistory(pathname: string): PortalHistory {
  const visit = visitOf({ pathname, search: '', hash: '' }, 'POP');
  return { current: () => visit, subscribe: () => () => undefined, navigate: () => undefined, go: () => undefined };
}
