import { defineFeature, userRoles } from '@portal/kit';
import { IconUserPlus } from '@portal/ui';
import { invitationPaths } from './destinations.ts';
import { invitationsManifest } from './manifest.ts';

/** Where administrators bring people in, and see what has become of it. */
export const invitationsFeature = defineFeature({
  ...invitationsManifest,
  routes: {
    list: {
      path: invitationPaths.list,
      title: 'invitationsPageTitle',
      role: userRoles.Admin,
      load: () => import('./pages/Invitations/InvitationsPage.tsx').then((page) => ({ default: page.InvitationsPage })),
    },
  },
  contributes: {
    adminPages: [{ id: 'adminInvitations', order: 45, label: 'invitationsPageTitle', icon: IconUserPlus, to: 'list' }],
  },
});
