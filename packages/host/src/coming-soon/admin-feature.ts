import { defineFeature } from '@portal/kit';
import { IconFileText, IconSettings } from '@portal/ui';
import { adminManifest } from '../manifest.ts';
import { loadPlaceholder } from './load-placeholder.ts';

/** The admin area's pages that no other feature brings. They are not open yet. */
export const adminFeature = defineFeature({
  ...adminManifest,
  routes: {
    resources: { path: '/resources', title: 'resources', load: () => loadPlaceholder('resources', 'admin') },
    settings: { path: '/settings', title: 'settings', load: () => loadPlaceholder('settings', 'admin') },
  },
  contributes: {
    adminPages: [
      { id: 'adminResources', order: 30, label: 'resources', icon: IconFileText, to: 'resources' },
      { id: 'adminSettings', order: 70, label: 'settings', icon: IconSettings, to: 'settings' },
    ],
  },
});
