import { composeBar, composeMenu, type ComposedRoute } from '@portal/kit';
import { closed, features } from 'virtual:portal-features';
import { profile } from 'virtual:portal-profile';
import { composition, publicRoutes } from './composition.ts';

/** The features' entries of the menus, whoever may see them. */
export const menu = composeMenu(profile, features, composition.routes);

/** What features put into the top bar. */
export const bar = composeBar(features);

/** Where pages would be that this build was made without, because the profile has their module off: guards send away from there. */
const closedRoutes = closed.map(({ module, mount }): ComposedRoute => ({
  pattern: `${mount}/*`,
  feature: module,
  name: 'closed',
  title: module,
  access: 'signedIn',
  isStatic: false,
  module,
  load: () => Promise.reject(new Error(`The module ${module} is not in this portal`)),
}));

/** Every page behind sign-in, the closed ones among them. */
export const signedInRoutes: readonly ComposedRoute[] = [
  ...composition.routes.filter((route) => !publicRoutes.includes(route)),
  ...closedRoutes,
];
