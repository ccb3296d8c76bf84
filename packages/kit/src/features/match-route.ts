import { matchPath } from '../access/match-path.ts';
import type { ComposedRoute } from './compose-features.ts';

export interface RouteMatch {
  route: ComposedRoute;
  params: Readonly<Record<string, string>>;
}

/** The route of a path, for titles and for hosts without a router. */
export function matchRoute(routes: readonly ComposedRoute[], pathname: string): RouteMatch | null {
  for (const route of routes) {
    const params = matchPath(route.pattern, pathname);
    if (params !== null) return { route, params };
  }
  return null;
}
