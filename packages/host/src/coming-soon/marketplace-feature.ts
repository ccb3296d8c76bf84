import { defineFeature } from '@portal/kit';
import { IconStore } from '@portal/ui';
import { marketplaceManifest } from '../manifest.ts';
import { loadPlaceholder } from './load-placeholder.ts';

/** What members can buy. Its page is not open yet. */
export const marketplaceFeature = defineFeature({
  ...marketplaceManifest,
  routes: { home: { path: '/', title: 'marketplace', load: () => loadPlaceholder('marketplace') } },
  menu: [{ id: 'marketplace', slot: 'main', order: 40, label: 'marketplace', icon: IconStore, to: 'home' }],
});
