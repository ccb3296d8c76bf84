import { type ComposedRoute, composeSections } from '@portal/kit';
import type { PortalComposition } from '../composition.ts';
import { draftsPath } from '../drafts/drafts-path.ts';
import { favouritesPath } from '../favourites/favourites-path.ts';
import { settingsPath } from '../settings/settings-path.ts';

type Parts = Pick<PortalComposition, 'profile' | 'features'>;

const page = { feature: 'host', access: 'signedIn', isStatic: false } as const;

/** What the host's own pages are called. */
export interface HostTitles {
  favourites: string;
  drafts: string;
  settings: string;
}

/** The pages of the host: those that are there as long as features contribute to them, and the drafts, which any form may have. */
export function contributedRoutes(parts: Parts, titles: HostTitles): ComposedRoute[] {
  const loadDrafts = async () => ({ default: (await import('../drafts/DraftsPage.tsx')).DraftsPage });
  return [
    ...favouritesRoutes(parts, titles.favourites),
    ...settingsRoutes(parts, titles.settings),
    { ...page, name: 'drafts', title: titles.drafts, pattern: draftsPath, load: loadDrafts },
  ];
}

/** My Favourites: a page for each section, which is guarded as the section is, and the way to the first of them. */
function favouritesRoutes({ profile, features }: Parts, title: string): ComposedRoute[] {
  const sections = composeSections(profile, features, 'favourites');
  const load = async (id?: string) => ({
    default: (await import('../favourites/FavouritesPage.tsx')).favouritesPageOf(id),
  });
  const root = { ...page, name: 'favourites', title, pattern: favouritesPath, load: () => load() };
  const pages = sections.map((section): ComposedRoute => ({
    ...section,
    ...page,
    name: section.id,
    title: `${section.title} · ${title}`,
    pattern: `${favouritesPath}/${section.id}`,
    load: () => load(section.id),
  }));
  return pages.length === 0 ? [] : [root, ...pages];
}

/** The list of the settings, which their pages lead back to on phones. */
function settingsRoutes({ features }: Parts, title: string): ComposedRoute[] {
  if (!features.some(({ contributes }) => contributes.settingsPages.length > 0)) return [];
  const load = async () => ({ default: (await import('../settings/SettingsOverviewPage.tsx')).SettingsOverviewPage });
  return [{ ...page, name: 'settings', title, pattern: settingsPath, load }];
}
