import {
  composeBar,
  composeBarActions,
  composeMenu,
  composeNotices,
  type ComposedBarAction,
  type ComposedBarItem,
  type ComposedMenuEntry,
  type ComposedNotice,
  type ComposedRoute,
} from '@portal/kit';
import { createContext, useContext } from 'react';
import type { PortalComposition } from './composition.ts';
import { contributedRoutes, type HostTitles } from './contributions/contributed-routes.ts';

/** What only those who are signed in need of the features. */
export interface SignedInComposition {
  /** The entries of the menus, whoever may see them. */
  menu: readonly ComposedMenuEntry[];
  /** What features put into the top bar. */
  bar: readonly ComposedBarItem[];
  /** What else stands there, once it has come. */
  barActions: readonly ComposedBarAction[];
  /** What they say to those whom it concerns. */
  notices: readonly ComposedNotice[];
  /** Every page behind sign-in, the closed ones among them. */
  routes: readonly ComposedRoute[];
}

/** The titles of the host's own pages are words of the shell. */
export function composeSignedIn(portal: PortalComposition, titles: HostTitles): SignedInComposition {
  const { profile, features, routes, publicRoutes } = portal;
  const open = routes.filter((route) => !publicRoutes.includes(route));
  return {
    menu: composeMenu(profile, features, routes),
    bar: composeBar(features),
    barActions: composeBarActions(features),
    notices: composeNotices(features),
    routes: [...open, ...contributedRoutes(portal, titles), ...portal.closed.map(closedRoute)],
  };
}

/** Where pages would be that this build was made without, because the profile has their module off: guards send away from there. */
function closedRoute({ module, mount }: PortalComposition['closed'][number]): ComposedRoute {
  return {
    pattern: `${mount}/*`,
    feature: module,
    name: 'closed',
    title: module,
    access: 'signedIn',
    isStatic: false,
    module,
    load: () => Promise.reject(new Error(`The module ${module} is not in this portal`)),
  };
}

const SignedInContext = createContext<SignedInComposition>({
  menu: [],
  bar: [],
  barActions: [],
  notices: [],
  routes: [],
});

export const SignedInProvider = SignedInContext.Provider;

export function useSignedInComposition(): SignedInComposition {
  return useContext(SignedInContext);
}
