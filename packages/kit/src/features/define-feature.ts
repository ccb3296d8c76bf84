import type { ComponentType } from 'react';
import type { Requirement } from '../access/decision.ts';
import type { MessageText } from '../messages/message-overrides.ts';
import type { Messages } from '../messages/define-messages.ts';
import type { OpenModuleId, OpenSubmoduleId } from '../profile/module-ids.ts';
import type { Profile } from '../profile/profile.ts';
import type {
  Contributions,
  EntryDefinition,
  PageEngagement,
  SearchKindDefinition,
  SettingsPageDefinition,
} from './contributions.ts';
import type { Destination, PathParamName, Search } from './destinations.ts';
import type { FirstRead } from './first-read.ts';
import type { MenuSlot } from './menu-slots.ts';

/** What a page is given; it needs no router. */
export interface PageProps<Params extends string = never> {
  params: Readonly<Record<Params, string>>;
  search: Search;
  /** Changes the named parameters of the address and leaves the others. */
  onSearchChange(next: Search, options?: { replace?: boolean }): void;
}

export interface PageModule<Params extends string> {
  default: ComponentType<PageProps<Params>>;
  /**
   * The reads that the page begins with, whoever looks: a host prefetches them with the page's scripts rather than after them, and when somebody points at a link to the page.
   * Three at most, as each takes the place of a script. What is sent with one in a body alone may depend on the query.
   */
  firstReads?(params: Readonly<Record<Params, string>>, search: Search): readonly FirstRead[];
}

export interface RouteDefinition<
  Path extends string = string,
  Params extends string = PathParamName<Path>,
> extends Pick<Requirement, 'access' | 'role' | 'permission'> {
  /** Below the feature's mount; parameters as `:name` or `{name}`. */
  path: Path;
  /** The page's title, or the key of it in the feature's messages. */
  title: string;
  /** A public page that begins the same for every visitor, whatever its query: the host may prerender it. */
  isStatic?: boolean;
  /** Shows what it has kept on the device where nothing can be asked: the host has the page's code, and who looks, there without a network too. */
  worksOffline?: boolean;
  /** A page of the admin area that has a menu of its own, which stands in place of the area's. */
  hasOwnMenu?: boolean;
  /** A page behind sign-in that is the whole window: bar and menus of the portal are left out. */
  standsAlone?: boolean;
  submodule?: OpenSubmoduleId;
  load(): Promise<PageModule<Params>>;
}

/** An entry of the main navigation or of the user menu. Pages of settings and of the admin area are contributed instead. */
export interface MenuDefinition<RouteName extends string = string> extends EntryDefinition<RouteName> {
  slot: Exclude<MenuSlot, 'admin' | 'settings'>;
}

export interface BarSearchProps {
  /** The bar is as it was before. */
  onClose(): void;
  /** What was typed after `/` before the field was there; given once. */
  takeTyped?(): string;
}

interface BarItem<Slot extends string, Props extends object> {
  slot: Slot;
  submodule?: OpenSubmoduleId;
  load(): Promise<{ default: ComponentType<Props> }>;
}

/** Something that a feature puts into the top bar. A search stands there in place of its button, once that or `/` is pressed. */
export type BarItemDefinition = BarItem<'search', BarSearchProps> | BarItem<'notifications', object>;

/** Something that a feature says to those whom it concerns. */
export interface NoticeDefinition {
  /**
   * Those who act for somebody else are told on every page, above it. Whoever is `atHome` is told at the bottom of the window, once the home page has come and
   * the browser rests: nothing of the page moves for it. Whoever is `atSettings` is told above each page of the settings.
   */
  concerns: 'impersonators' | 'atHome' | 'atSettings';
  load(): Promise<{ default: ComponentType }>;
}

/**
 * Where a feature leads whoever has signed in, before they see any other page behind sign-in: once the server has said, once for each visit, that they may come
 * in. Its own pages are left alone. Whoever may not come in is signed out.
 */
export interface DetourDefinition<RouteName extends string = string> {
  /** The page that it leads to. */
  to: RouteName;
  /** It is on for those whom the rules of this module let in. */
  module: OpenModuleId;
  /** With `?<param>=true` in its address a visit is led there where the module is off; its rules hold all the same. */
  param: string;
}

/** A feature as a value: what it shows where, and what it links to elsewhere. */
export interface Feature {
  id: string;
  module?: OpenModuleId;
  messages?: Messages<Readonly<Record<string, MessageText>>>;
  mount(profile: Profile): string;
  routes: Readonly<Record<string, RouteDefinition<string, string>>>;
  menu: readonly MenuDefinition[];
  bar: readonly BarItemDefinition[];
  notices: readonly NoticeDefinition[];
  detours: readonly DetourDefinition[];
  contributes: Contributions;
  /** Destinations of other features that this one links to when they are there. */
  outward: Readonly<Record<string, Destination<object>>>;
}

/** Entries lead to pages of the feature, and what a page counts as is told by parameters of its own path. */
interface ContributionsOf<Paths extends Readonly<Record<string, string>>> extends Partial<
  Pick<Contributions, 'home' | 'favourites' | 'barActions'>
> {
  search?: readonly SearchKindOf<Paths>[];
  settingsPages?: readonly SettingsPageDefinition<keyof Paths & string>[];
  adminPages?: readonly EntryDefinition<keyof Paths & string>[];
  engagement?: { readonly [Name in keyof Paths]?: PageEngagement<PathParamName<Paths[Name]>> };
}

/** What leads to a page is given the parameters of its path. */
type SearchKindOf<Paths extends Readonly<Record<string, string>>> = {
  [Name in keyof Paths & string]: SearchKindDefinition<Name, PathParamName<Paths[Name]>>;
}[keyof Paths & string];

interface FeatureDefinition<Paths extends Readonly<Record<string, string>>> {
  id: string;
  module?: OpenModuleId;
  messages?: Messages<Readonly<Record<string, MessageText>>>;
  mount(profile: Profile): string;
  routes: { [Name in keyof Paths]: RouteDefinition<Paths[Name]> };
  menu?: readonly MenuDefinition<keyof Paths & string>[];
  /** Pages that other websites can show, by the name of their element. */
  elements?: Readonly<Record<string, NoInfer<keyof Paths & string>>>;
  /** Groups of pages that are visited one after another: code splitting gives each group shared chunks. */
  chunkGroups?: readonly (readonly NoInfer<keyof Paths & string>[])[];
  bar?: readonly BarItemDefinition[];
  notices?: readonly NoticeDefinition[];
  detours?: readonly DetourDefinition<keyof Paths & string>[];
  contributes?: ContributionsOf<NoInfer<Paths>>;
  outward?: Readonly<Record<string, Destination<object>>>;
}

/**
 * Declares a feature. Each page gets the parameters that its own path names.
 *
 * @example
 * defineFeature({ id: 'communities', module: 'communities', mount: () => '/communities', routes: { … } })
 */
export function defineFeature<const Paths extends Readonly<Record<string, string>>>(
  definition: FeatureDefinition<Paths>,
): Feature {
  return {
    menu: [],
    bar: [],
    notices: [],
    detours: [],
    outward: {},
    ...definition,
    // A page is only ever given the parameters of its own path, which the definition's type has checked; so is what its opening counts as.
    contributes: { ...nothing, ...definition.contributes } as Contributions,
    routes: definition.routes as unknown as Feature['routes'],
  };
}

const nothing: Contributions = {
  home: [],
  favourites: [],
  search: [],
  barActions: [],
  settingsPages: [],
  adminPages: [],
  engagement: {},
};
