import { defineFeature } from '@portal/kit';
import { IconUser, IconUsers } from '@portal/ui';
import { outward, paths } from './destinations.ts';
import { directoryManifest } from './manifest.ts';

/** Members find each other. */
export const directoryFeature = defineFeature({
  ...directoryManifest,
  routes: {
    members: {
      path: paths.members,
      title: 'membersPageTitle',
      load: () => import('./pages/Members/MembersPage.tsx').then((page) => ({ default: page.MembersPage })),
    },
    own: {
      path: paths.own,
      title: 'ownProfilePageTitle',
      load: () =>
        import('./pages/Profile/OwnProfilePage.tsx').then((page) => ({
          default: page.OwnProfilePage,
          firstReads: page.firstReads,
        })),
    },
    profile: {
      path: paths.profile,
      title: 'profilePageTitle',
      load: () => import('./pages/Profile/MemberProfilePage.tsx').then((page) => ({ default: page.MemberProfilePage })),
    },
  },
  menu: [
    { id: 'profile', slot: 'user', order: 10, label: 'viewProfile', icon: IconUser, to: 'own' },
    { id: 'members', slot: 'user', order: 20, label: 'membersPageTitle', icon: IconUsers, to: 'members' },
  ],
  outward,
});
