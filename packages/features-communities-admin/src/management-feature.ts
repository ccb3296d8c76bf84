import { defineFeature } from '@portal/kit';
import { IconUsers } from '@portal/ui';
import { managementPaths, outward } from './destinations.ts';
import { communitiesManagementManifest } from './manifest.ts';
import { managementPermissions as permission } from './model/management-tabs.ts';

/** All communities, and what they share, for those who look after every one of them. Each page is for those who hold its own flag. */
export const communitiesManagementFeature = defineFeature({
  ...communitiesManagementManifest,
  outward,
  routes: {
    all: {
      path: managementPaths.all,
      title: 'managementPageTitle',
      permission,
      load: () =>
        import('./pages/CommunityList/CommunityListPage.tsx').then((page) => ({
          default: page.CommunityListPage,
          firstReads: page.firstReads,
        })),
    },
    categories: {
      path: managementPaths.categories,
      title: 'categoriesPageTitle',
      permission,
      load: () => import('./pages/Categories/CategoriesPage.tsx').then((page) => ({ default: page.CategoriesPage })),
    },
    tags: {
      path: managementPaths.tags,
      title: 'tagsPageTitle',
      permission,
      load: () => import('./pages/Tags/TagsPage.tsx').then((page) => ({ default: page.TagsPage })),
    },
    administrators: {
      path: managementPaths.administrators,
      title: 'managersPageTitle',
      permission,
      load: () => import('./pages/Managers/ManagersPage.tsx').then((page) => ({ default: page.ManagersPage })),
    },
    faq: {
      path: managementPaths.faq,
      title: 'faqPageTitle',
      permission,
      load: () => import('./pages/FaqEditor/FaqEditorPage.tsx').then((page) => ({ default: page.FaqEditorPage })),
    },
    termsConditions: {
      path: managementPaths.termsConditions,
      title: 'termsPageTitle',
      permission,
      load: () => import('./pages/GlobalTerms/GlobalTermsPage.tsx').then((page) => ({ default: page.GlobalTermsPage })),
    },
    insight: {
      path: managementPaths.insight,
      title: 'allInsightPageTitle',
      permission,
      load: () => import('./pages/Insight/AllInsightPage.tsx').then((page) => ({ default: page.AllInsightPage })),
    },
  },
  contributes: {
    adminPages: [{ id: 'adminCommunities', order: 10, label: 'managementPageTitle', icon: IconUsers, to: 'all' }],
  },
});
