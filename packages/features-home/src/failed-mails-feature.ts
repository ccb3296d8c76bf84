import { defineFeature, userRoles } from '@portal/kit';
import { IconMail } from '@portal/ui';
import { failedMailsManifest } from './manifest.ts';

/** Where administrators see which mails have failed, and have them sent again. */
export const failedMailsFeature = defineFeature({
  ...failedMailsManifest,
  routes: {
    list: {
      path: '/mails',
      title: 'failedMailsPageTitle',
      role: userRoles.Admin,
      load: () => import('./pages/FailedMails/FailedMailsPage.tsx').then((page) => ({ default: page.FailedMailsPage })),
    },
  },
  contributes: {
    adminPages: [{ id: 'adminMails', order: 60, label: 'failedMailsPageTitle', icon: IconMail, to: 'list' }],
  },
});
