import {
  composeBar,
  composeBarActions,
  composeDetours,
  composeMenu,
  composeNotices,
  type ComposedRoute,
} from '@portal/kit';
import type { PortalComposition } from './composition.ts';
import { contributedRoutes, type HostTitles } from './contributions/contributed-routes.ts';
import type { SignedInComposition } from './signed-in-composition-context.ts';

/** The titles of the host's own pages are words of the shell. */
export function composeSignedIn(portal: PortalComposition, titles: HostTitles): SignedInComposition {
  const { profile, features, routes, publicRoutes } = portal;
  const open = routes.filter((route) => !publicRoutes.includes(route));
  return {
    menu: composeMenu(profile, features, routes),
    bar: composeBar(features),
    barActions: composeBarActions(features),
    notices: composeNotices(features),
    detours: composeDetours(profile, features, routes),
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
