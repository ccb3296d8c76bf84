import type { ComposedRoute } from './compose-features.ts';

export interface RouteMatch {
  route: ComposedRoute;
  params: Readonly<Record<string, string>>;
}

/** The route of a path, for titles and for hosts without a router. As routers do, it takes no notice of capitals but in parameters. */
export function matchRoute(routes: readonly ComposedRoute[], pathname: string): RouteMatch | null {
  const segments = pathname.replace(/\/+$/, '').split('/');
  for (const route of routes) {
    const params = matchSegments(route.pattern.replace(/\/+$/, '').split('/'), segments);
    if (params !== null) return { route, params };
  }
  return null;
}

function matchSegments(pattern: readonly string[], segments: readonly string[]): Record<string, string> | null {
  if (pattern.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [at, expected] of pattern.entries()) {
    const actual = decode(segments[at] ?? '');
    if (actual === null) return null;
    if (expected.startsWith(':') && actual !== '') params[expected.slice(1)] = actual;
    else if (expected.toLowerCase() !== actual.toLowerCase()) return null;
  }
  return params;
}

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
