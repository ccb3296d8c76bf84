import {
  type ComposedMenuEntry,
  type ComposedRoute,
  type Decision,
  decideAccess,
  matchRoute,
  type OpenModuleId,
  type OpenSubmoduleId,
  type Profile,
  type Requirement,
  type Viewer,
} from '@portal/kit';

/** Something that a portal shows or hides, with the decision for one person. */
export interface DecidedPlace {
  id: string;
  kind: 'page' | 'entry' | 'module' | 'submodule';
  title: string;
  /** The address of a page or of what an entry leads to. */
  address?: string;
  module?: OpenModuleId | undefined;
  /** A module that is nothing but a switch: no page of this portal belongs to it. */
  hasNoPages?: boolean;
  decision: Decision;
}

export interface PlacesInput {
  profile: Profile;
  viewer: Viewer;
  routes: readonly ComposedRoute[];
  menu: readonly ComposedMenuEntry[];
  moduleName(id: OpenModuleId | OpenSubmoduleId): string;
}

const below = '/*';

/** Every page, menu entry and module of a portal, with what decides about it for the viewer. */
export function decidePlaces({ profile, viewer, routes, menu, moduleName }: PlacesInput): DecidedPlace[] {
  const decide = (requirement: Requirement) => decideAccess(profile, requirement, viewer);
  const modules = Object.entries(profile.modules).map(([id, { subModules }]) => ({
    id,
    parts: Object.keys(subModules),
  }));
  return [
    ...menu.map((entry): DecidedPlace => ({
      id: `entry ${entry.id}`,
      kind: 'entry',
      title: entry.label,
      address: entry.href,
      decision: decide(entry),
    })),
    ...routes.map((route): DecidedPlace => ({
      id: `page ${route.pattern}`,
      kind: 'page',
      title: route.pattern.endsWith(below) && route.module ? moduleName(route.module) : route.title,
      address: route.pattern.replace(below, ''),
      decision: decide(route),
    })),
    ...modules.flatMap(({ id, parts }): DecidedPlace[] => [
      {
        id: `module ${id}`,
        kind: 'module',
        title: moduleName(id),
        module: id,
        hasNoPages: !routes.some(({ module }) => module === id),
        decision: decide({ access: 'public', module: id }),
      },
      ...parts.map((submodule): DecidedPlace => ({
        id: `submodule ${submodule}`,
        kind: 'submodule',
        title: moduleName(submodule),
        module: id,
        decision: decide({ access: 'public', module: id, submodule }),
      })),
    ]),
  ];
}

/** The page that an address leads to; undefined where there is none. */
export function pageAt(
  places: readonly DecidedPlace[],
  routes: readonly ComposedRoute[],
  path: string,
): DecidedPlace | undefined {
  const route =
    matchRoute(routes, path)?.route ??
    routes.find(({ pattern }) => pattern.endsWith(below) && `${path}/`.startsWith(pattern.slice(0, -1)));
  return route && places.find(({ id }) => id === `page ${route.pattern}`);
}

/** The places that a text is found in: their names, their addresses, their modules. */
export function findPlaces(
  places: readonly DecidedPlace[],
  { text, isHiddenOnly }: { text: string; isHiddenOnly: boolean },
): DecidedPlace[] {
  const wanted = text.trim().toLowerCase();
  return places.filter(
    ({ id, title, address = '', decision }) =>
      !(isHiddenOnly && decision.isAllowed) && `${title} ${address} ${id}`.toLowerCase().includes(wanted),
  );
}
