import { defineFeature } from '@portal/kit';
import { firstTimePaths, destinations, welcomeDestinations } from './destinations.ts';
import { firstTimeManifest } from './manifest.ts';

/** The way in of whoever has no password yet. */
export const firstTimeFeature = defineFeature({
  ...firstTimeManifest,
  routes: {
    email: {
      path: firstTimePaths.email,
      title: 'emailPageTitle',
      access: 'public',
      load: () =>
        import('./pages/FirstTimeEmail/FirstTimeEmailPage.tsx').then((module) => ({
          default: module.FirstTimeEmailPage,
        })),
    },
    code: {
      path: firstTimePaths.code,
      title: 'codePageTitle',
      access: 'public',
      load: () =>
        import('./pages/FirstTimeCode/FirstTimeCodePage.tsx').then((module) => ({ default: module.FirstTimeCodePage })),
    },
  },
  outward: { signIn: destinations.signIn, welcome: welcomeDestinations.userDetails },
});
