import type { ComponentType } from 'react';
import type { Requirement } from '../access/decision.ts';
import type { Profile } from '../profile/profile.ts';
import type { ComposedRoute } from './compose-features.ts';
import type { BarActionDefinition, EntryDefinition } from './contributions.ts';
import type { BarItemDefinition, DetourDefinition, Feature, NoticeDefinition } from './define-feature.ts';
import { wordsOf } from './feature-words.ts';
import type { MenuPosition, MenuSlot } from './menu-slots.ts';

export interface ComposedMenuEntry extends Requirement, MenuPosition {
  feature: string;
  label: string;
  icon: ComponentType;
  href: string;
  /** The entry that it stands below. */
  under?: string | undefined;
}

export type ComposedBarItem = Requirement & BarItemDefinition;

export type ComposedBarAction = Requirement & BarActionDefinition;

export interface ComposedNotice extends Requirement, NoticeDefinition {
  feature: string;
}

export interface ComposedDetour extends Pick<DetourDefinition, 'module' | 'param'> {
  /** Where it leads. */
  href: string;
  /** Nobody is led away from what lies below. */
  mount: string;
}

/** Every menu entry of the features, with what its page requires; who may see it is decided where it is rendered. */
export function composeMenu(
  profile: Profile,
  features: readonly Feature[],
  routes: readonly ComposedRoute[],
): ComposedMenuEntry[] {
  return features.flatMap((feature) =>
    entriesOf(feature).flatMap(({ to, label, ...entry }) => {
      const page = routes.find((route) => route.feature === feature.id && route.name === to);
      if (page === undefined) return [];
      const { pattern: href, access, area, module, submodule, permission } = page;
      const needs = { access, area, module, submodule, role: entry.role ?? page.role, permission };
      return [{ ...entry, ...needs, feature: feature.id, label: wordsOf(profile, feature, label), href }];
    }),
  );
}

function entriesOf({ menu, contributes }: Feature): (EntryDefinition & { slot: MenuSlot; under?: string })[] {
  return [
    ...menu,
    ...contributes.settingsPages.map(({ heading, ...entry }) => ({
      ...entry,
      slot: entry.under === undefined ? (`user.${heading}` as const) : ('settings' as const),
    })),
    ...contributes.adminPages.map((entry) => ({ ...entry, slot: 'admin' as const })),
  ];
}

/** What features put into the top bar, with what it requires. */
export function composeBar(features: readonly Feature[]): ComposedBarItem[] {
  return features.flatMap(({ module, bar }) => bar.map((item) => ({ ...item, module })));
}

/** The actions of the top bar in their order, with what each requires. */
export function composeBarActions(features: readonly Feature[]): ComposedBarAction[] {
  const actions = features.flatMap(({ module, contributes }) =>
    contributes.barActions.map((action) => ({ ...action, module })),
  );
  return actions.toSorted((a, b) => a.order - b.order);
}

/** What features say on every page, with what it requires. */
export function composeNotices(features: readonly Feature[]): ComposedNotice[] {
  return features.flatMap(({ id, module, notices }) => notices.map((notice) => ({ ...notice, feature: id, module })));
}

/** Where features lead those who come in. */
export function composeDetours(
  profile: Profile,
  features: readonly Feature[],
  routes: readonly ComposedRoute[],
): ComposedDetour[] {
  return features.flatMap((feature) =>
    feature.detours.flatMap(({ to, module, param }) => {
      const page = routes.find((route) => route.feature === feature.id && route.name === to);
      return page === undefined ? [] : [{ module, param, href: page.pattern, mount: feature.mount(profile) }];
    }),
  );
}
