import { defineFeature } from '@portal/kit';
import { IconFile } from '@portal/ui';
import { pagePaths } from './destinations.ts';
import { memberPagesManifest } from './manifest.ts';

/** Pages that the organisation writes for its members. */
export const memberPagesFeature = defineFeature({
  ...memberPagesManifest,
  routes: {
    home: {
      path: pagePaths.home,
      title: 'memberPagesTitle',
      load: async () => (await import('./pages/MemberPages/member-pages.tsx')).memberPages,
    },
    page: {
      path: pagePaths.page,
      title: 'memberPagesTitle',
      load: async () => (await import('./pages/MemberPages/member-pages.tsx')).memberPage,
    },
  },
  menu: [
    {
      id: 'memberPages',
      slot: 'main.newsAndResources',
      order: 30,
      label: 'memberPagesTitle',
      icon: IconFile,
      to: 'home',
    },
  ],
});
