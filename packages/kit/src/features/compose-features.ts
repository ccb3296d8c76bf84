import type { ComponentType } from 'react';
import type { ModuleId, Profile, SubmoduleId } from '../profile/profile.ts';
import type { Feature, MenuPlacement, PageModule } from './define-feature.ts';
import type { Destinations } from './destinations.ts';

export interface ComposedRoute {
  /** `/communities/:alias` */
  pattern: string;
  feature: string;
  name: string;
  title: string;
  access: 'signedIn' | 'public';
  isStatic: boolean;
  module?: ModuleId;
  submodule?: SubmoduleId;
  load(): Promise<PageModule<string>>;
}

export interface ComposedMenuEntry {
  id: string;
  feature: string;
  label: string;
  icon?: ComponentType;
  href: string;
  placement: MenuPlacement;
  order: number;
  module?: ModuleId;
  submodule?: SubmoduleId;
}

export interface Composition {
  /** In the order to be tried: fixed paths before those with parameters. */
  routes: readonly ComposedRoute[];
  destinations: Destinations;
  menu: readonly ComposedMenuEntry[];
}

/** Puts features together for one organisation; those whose module is off are left out. */
export function composeFeatures(profile: Profile, features: readonly Feature[]): Composition {
  const present = features.filter(({ module }) => module === undefined || profile.modules[module].enabled);
  const routes = present
    .flatMap((feature) => routesOf(profile, feature))
    .sort((a, b) => comparePatterns(a.pattern, b.pattern));
  refuseDoubles(routes);
  const destinations = Object.fromEntries(routes.map((route) => [`${route.feature}.${route.name}`, route.pattern]));
  const menu = present.flatMap((feature) => menuOf(profile, feature, destinations)).sort((a, b) => a.order - b.order);
  return { routes, destinations, menu };
}

function routesOf(profile: Profile, feature: Feature): ComposedRoute[] {
  const mount = feature.mount(profile);
  return Object.entries(feature.routes)
    .filter(([, { submodule }]) => isOn(profile, feature.module, submodule))
    .map(([name, route]) => ({
      pattern: joinPaths(mount, route.path),
      feature: feature.id,
      name,
      title: wordsOf(profile, feature, route.title),
      access: route.access ?? 'signedIn',
      isStatic: route.isStatic ?? false,
      module: feature.module,
      submodule: route.submodule,
      load: route.load,
    }));
}

function menuOf(profile: Profile, feature: Feature, destinations: Destinations): ComposedMenuEntry[] {
  return feature.menu.flatMap(({ to, label, ...entry }) => {
    const href = destinations[`${feature.id}.${to}`];
    if (href === undefined) return [];
    return [
      {
        ...entry,
        feature: feature.id,
        label: wordsOf(profile, feature, label),
        href,
        module: feature.module,
        submodule: feature.routes[to]?.submodule,
      },
    ];
  });
}

function isOn(profile: Profile, module: ModuleId | undefined, submodule: SubmoduleId | undefined): boolean {
  return (
    module === undefined || submodule === undefined || profile.modules[module].subModules[submodule]?.enabled === true
  );
}

function wordsOf(profile: Profile, { messages }: Feature, textOrKey: string): string {
  if (messages === undefined) return textOrKey;
  const text = profile.messages?.[messages.namespace]?.[textOrKey] ?? messages.texts[textOrKey];
  return typeof text === 'string' ? text : textOrKey;
}

function joinPaths(mount: string, path: string): string {
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
      throw new Error(
        `${route.feature}.${route.name} and ${other.feature}.${other.name} have the same path ${route.pattern}`,
      );
    seen.set(shape, route);
  }
}
