import { defineFeature } from '@portal/kit';
import { IconUser } from '@portal/ui';
import { outward, paths } from './destinations.ts';
import { directoryManifest } from './manifest.ts';

/** Members read of each other, and of themselves. */
export const directoryFeature = defineFeature({
  ...directoryManifest,
  routes: {
    own: {
      path: paths.own,
      title: 'ownProfilePageTitle',
      load: () =>
        import('./pages/Profile/OwnProfilePage.tsx').then((page) => ({
          default: page.OwnProfilePage,
          firstReads: page.firstReads,
        })),
    },
    card: {
      path: paths.card,
      title: 'cardPageTitle',
      load: () =>
        import('./pages/Card/CardPage.tsx').then((page) => ({
          default: page.CardPage,
          firstReads: page.firstReads,
        })),
    },
    profile: {
      path: paths.profile,
      title: 'profilePageTitle',
      load: () => import('./pages/Profile/MemberProfilePage.tsx').then((page) => ({ default: page.MemberProfilePage })),
    },
  },
  contributes: {
    search: [
      {
        id: 'person',
        title: 'foundMembersTitle',
        none: 'noMembersFound',
        icon: IconUser,
        order: 60,
        to: 'profile',
        params: ({ id }) => ({ id }),
        load: async () => ({ default: (await import('./sections/FoundMember.tsx')).FoundMember }),
      },
    ],
  },
  menu: [{ id: 'profile', slot: 'user', order: 10, label: 'viewProfile', icon: IconUser, to: 'own' }],
  outward,
});
