import { defineFeature } from '@portal/kit';
import { IconSparkle } from '@portal/ui';
import { arrivalPaths, tourDestinations } from './destinations.ts';
import { arrivalManifest } from './manifest.ts';

/** How members arrive: the screen that says when the portal opens, and the first tour. */
export const arrivalFeature = defineFeature({
  ...arrivalManifest,
  routes: {
    splash: {
      path: arrivalPaths.splash,
      title: 'splashPageTitle',
      standsAlone: true,
      load: () => import('./pages/Splash/SplashPage.tsx').then((page) => ({ default: page.SplashPage })),
    },
    comingSoon: {
      path: arrivalPaths.comingSoon,
      title: 'splashPageTitle',
      standsAlone: true,
      load: () => import('./pages/Splash/SplashPage.tsx').then((page) => ({ default: page.ComingSoonPage })),
    },
    comingSoonForOthers: {
      path: arrivalPaths.comingSoonForOthers,
      title: 'splashPageTitle',
      standsAlone: true,
      load: () => import('./pages/Splash/SplashPage.tsx').then((page) => ({ default: page.ComingSoonForOthersPage })),
    },
    tour: {
      path: arrivalPaths.tour,
      title: 'tourPageTitle',
      load: () => import('./pages/Tour/TourPage.tsx').then((page) => ({ default: page.TourPage })),
    },
  },
  menu: [{ id: 'tour', slot: 'user', order: 85, label: 'tourPageTitle', icon: IconSparkle, to: 'tour' }],
  detours: [{ to: 'splash', module: 'login_splash_screen', param: 'show-splash-screen' }],
  notices: [
    { concerns: 'atHome', load: () => import('./tour/FirstTour.tsx').then((part) => ({ default: part.FirstTour })) },
  ],
  outward: tourDestinations,
});
