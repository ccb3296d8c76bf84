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
export interface DecidedTarget {
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

export interface TargetsInput {
  profile: Profile;
  viewer: Viewer;
  routes: readonly ComposedRoute[];
  menu: readonly ComposedMenuEntry[];
  moduleName(id: OpenModuleId | OpenSubmoduleId): string;
}

const below = '/*';

/** Every page, menu entry and module of a portal, with what decides about it for the viewer. */
export function decideTargets({ profile, viewer, routes, menu, moduleName }: TargetsInput): DecidedTarget[] {
  const decide = (requirement: Requirement) => decideAccess(profile, requirement, viewer);
  const modules = Object.entries(profile.modules).map(([id, { subModules }]) => ({
    id,
    parts: Object.keys(subModules),
  }));
  return [
    ...menu.map((entry): DecidedTarget => ({
      id: `entry ${entry.id}`,
      kind: 'entry',
      title: entry.label,
      address: entry.href,
      decision: decide(entry),
    })),
    ...routes.map((route): DecidedTarget => ({
      id: `page ${route.pattern}`,
      kind: 'page',
      title: route.pattern.endsWith(below) && route.module ? moduleName(route.module) : route.title,
      address: route.pattern.replace(below, ''),
      decision: decide(route),
    })),
    ...modules.flatMap(({ id, parts }): DecidedTarget[] => [
      {
        id: `module ${id}`,
        kind: 'module',
        title: moduleName(id),
        module: id,
        hasNoPages: !routes.some(({ module }) => module === id),
        decision: decide({ access: 'public', module: id }),
      },
      ...parts.map((submodule): DecidedTarget => ({
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
  targets: readonly DecidedTarget[],
  routes: readonly ComposedRoute[],
  path: string,
): DecidedTarget | undefined {
  const route =
    matchRoute(routes, path)?.route ??
    routes.find(({ pattern }) => pattern.endsWith(below) && `${path}/`.startsWith(pattern.slice(0, -1)));
  return route && targets.find(({ id }) => id === `page ${route.pattern}`);
}

/** The places that a text is found in: their names, their addresses, their modules. */
export function findTargets(
  targets: readonly DecidedTarget[],
  { text, isHiddenOnly }: { text: string; isHiddenOnly: boolean },
): DecidedTarget[] {
  const wanted = text.trim().toLowerCase();
  return targets.filter(
    ({ id, title, address = '', decision }) =>
      !(isHiddenOnly && decision.isAllowed) && `${title} ${address} ${id}`.toLowerCase().includes(wanted),
  );
}
