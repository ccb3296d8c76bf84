import { defineFeature } from '@portal/kit';
import { buyNowManifest } from '../manifest.ts';
import { outward } from './buy-now-outward.ts';

/** Where a purchase begins: of a ticket that a link names, or announced. */
export const buyNowFeature = defineFeature({
  ...buyNowManifest,
  routes: {
    home: {
      path: '/',
      title: 'buyNow',
      load: async () => ({ default: (await import('./BuyNowPage.tsx')).BuyNowPage }),
    },
  },
  outward,
});
