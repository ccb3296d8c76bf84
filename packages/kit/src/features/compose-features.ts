import type { Requirement } from '../access/decision.ts';
import { isSwitchedOn } from '../access/modules.ts';
import type { Profile } from '../profile/profile.ts';
import type { PageEngagement } from './contributions.ts';
import type { Feature, PageModule } from './define-feature.ts';
import type { Destinations } from './destinations.ts';
import { wordsOf } from './feature-words.ts';
import { isAdminPath } from '../access/admin-path.ts';

export interface ComposedRoute extends Requirement {
  /** `/communities/:alias` */
  pattern: string;
  feature: string;
  name: string;
  title: string;
  access: 'signedIn' | 'public';
  isStatic: boolean;
  worksOffline?: boolean | undefined;
  hasOwnMenu?: boolean | undefined;
  standsAlone?: boolean | undefined;
  /** What opening it counts as, where that is more than a page view. */
  engagement?: PageEngagement | undefined;
  load(): Promise<PageModule<string>>;
}

export interface Composition {
  /**
   * In the order to be tried: fixed paths before those with parameters. Those that the profile has off are among them:
   * a guard refuses them, rather than that their address falls to a page with parameters.
   */
  routes: readonly ComposedRoute[];
  /** Only what the profile has on. */
  destinations: Destinations;
}

/** Puts the pages of features together for one organisation. */
export function composeFeatures(profile: Profile, features: readonly Feature[]): Composition {
  const routes = features
    .flatMap((feature) => routesOf(profile, feature))
    .sort((a, b) => comparePatterns(a.pattern, b.pattern));
  refuseDoubles(routes);
  const open = routes.filter((route) => isSwitchedOn(profile, route));
  return {
    routes,
    destinations: Object.fromEntries(open.map((route) => [placeOf(route), route.pattern])),
  };
}

function placeOf({ feature, name }: ComposedRoute): string {
  return `${feature}.${name}`;
}

function routesOf(profile: Profile, feature: Feature): ComposedRoute[] {
  const mount = feature.mount(profile);
  return Object.entries(feature.routes).map(([name, route]) => {
    const pattern = joinPaths(mount, route.path);
    return {
      ...route,
      pattern,
      feature: feature.id,
      name,
      title: wordsOf(profile, feature, route.title),
      access: route.access ?? 'signedIn',
      area: isAdminPath(pattern) ? 'admin' : 'members',
      isStatic: route.isStatic ?? false,
      module: feature.module,
      engagement: feature.contributes.engagement[name],
    };
  });
}

export function joinPaths(mount: string, path: string): string {
  const joined = `${mount}/${path}`.replace(/\/{2,}/g, '/').replace(/\{(\w+)\}/g, ':$1');
  return joined.length > 1 && joined.endsWith('/') ? joined.slice(0, -1) : joined;
}

function comparePatterns(a: string, b: string): number {
  const left = a.split('/');
  const right = b.split('/');
  for (let at = 0; at < Math.max(left.length, right.length); at += 1) {
    const [one, other] = [left[at], right[at]];
    if (one === undefined || other === undefined) return left.length - right.length;
    const byKind = Number(one.startsWith(':')) - Number(other.startsWith(':'));
    if (byKind !== 0) return byKind;
    if (one !== other) return one < other ? -1 : 1;
  }
  return 0;
}

function refuseDoubles(routes: readonly ComposedRoute[]): void {
  const seen = new Map<string, ComposedRoute>();
  for (const route of routes) {
    const shape = route.pattern.replace(/:\w+/g, ':');
    const other = seen.get(shape);
    if (other !== undefined)
      throw new Error(`${placeOf(route)} and ${placeOf(other)} have the same path ${route.pattern}`);
    seen.set(shape, route);
  }
}
