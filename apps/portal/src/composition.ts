import { composeFeatures, isSwitchedOn } from '@portal/kit';
import { features } from 'virtual:portal-features';
import { profile } from 'virtual:portal-profile';

/** The pages of this organisation's features, put together once. */
export const composition = composeFeatures(profile, features);

/** What is open without a sign-in; a public page that is off is guarded like all others. */
export const publicRoutes = composition.routes.filter(
  (route) => route.access === 'public' && isSwitchedOn(profile, route),
);
