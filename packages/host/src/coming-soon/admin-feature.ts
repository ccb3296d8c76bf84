import { defineFeature } from '@portal/kit';
import { IconSettings } from '@portal/ui';
import { adminManifest } from '../manifest.ts';
import { loadPlaceholder } from './load-placeholder.ts';

/** The page of the admin area that no other feature brings. It is not open yet. */
export const adminFeature = defineFeature({
  ...adminManifest,
  routes: {
    settings: { path: '/settings', title: 'settings', load: () => loadPlaceholder('settings', 'admin') },
  },
  contributes: {
    adminPages: [{ id: 'adminSettings', order: 70, label: 'settings', icon: IconSettings, to: 'settings' }],
  },
});
