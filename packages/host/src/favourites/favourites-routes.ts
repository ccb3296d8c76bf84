import { type ComposedRoute, composeSections } from '@portal/kit';
import type { PortalComposition } from '../composition.ts';
import { loadHostPages } from '../host-pages/load-host-pages.ts';
import { favouritesPath } from './favourites-path.ts';

/** The pages of My Favourites: one for each section that a feature contributes, which is guarded as the section is, and the way to the first of them. */
export function favouritesRoutes(
  { profile, features }: Pick<PortalComposition, 'profile' | 'features'>,
  title: string,
): ComposedRoute[] {
  const sections = composeSections(profile, features, 'favourites');
  const page = { feature: 'favourites', access: 'signedIn', isStatic: false } as const;
  const root = { ...page, name: 'first', title, pattern: favouritesPath, load: () => loadPage(undefined) };
  const pages = sections.map(({ id, title: ofSection, module, submodule, role, permission }): ComposedRoute => ({
    ...page,
    name: id,
    title: `${ofSection} · ${title}`,
    pattern: `${favouritesPath}/${id}`,
    module,
    submodule,
    role,
    permission,
    load: () => loadPage(id),
  }));
  return pages.length === 0 ? [] : [root, ...pages];
}

async function loadPage(section: string | undefined) {
  const { favouritesPageOf } = await loadHostPages();
  return { default: favouritesPageOf(section) };
}
