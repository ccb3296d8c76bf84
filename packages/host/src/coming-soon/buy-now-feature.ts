import { defineFeature } from '@portal/kit';
import { buyNowManifest } from '../manifest.ts';
import { comingSoonMessages } from '../messages-coming-soon.ts';
import { loadPlaceholder } from './load-placeholder.ts';

/** Where a purchase begins. Its page is not open yet. */
export const buyNowFeature = defineFeature({
  ...buyNowManifest,
  messages: comingSoonMessages,
  routes: { home: { path: '/', title: 'buyNow', load: () => loadPlaceholder('buyNow') } },
});
