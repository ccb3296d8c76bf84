import { defineFeature, userRoles } from '@portal/kit';
import { IconShield } from '@portal/ui';
import { reviewWordsPaths } from './destinations.ts';
import { reviewWordsManifest } from './manifest.ts';

/** Words and addresses for which posts are held, for administrators. */
export const reviewWordsFeature = defineFeature({
  ...reviewWordsManifest,
  routes: {
    list: {
      path: reviewWordsPaths.list,
      title: 'reviewWordsPageTitle',
      role: userRoles.Admin,
      load: () => import('./pages/ReviewWords/ReviewWordsPage.tsx').then((page) => ({ default: page.ReviewWordsPage })),
    },
  },
  contributes: {
    adminPages: [{ id: 'adminReviewWords', order: 22, label: 'reviewWordsPageTitle', icon: IconShield, to: 'list' }],
  },
});
