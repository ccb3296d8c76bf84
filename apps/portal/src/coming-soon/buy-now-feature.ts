import { defineFeature } from '@portal/kit';
import { comingSoonMessages } from '../messages-coming-soon.ts';
import { loadPlaceholder } from './load-placeholder.ts';

/** Where a purchase begins. Its page is not open yet. */
export const buyNowFeature = defineFeature({
  id: 'buyNow',
  messages: comingSoonMessages,
  mount: () => '/buy-now',
  routes: { home: { path: '/', title: 'buyNow', load: () => loadPlaceholder('buyNow') } },
});
