import { defineFeature } from '@portal/kit';
import { checkoutManifest } from './manifest.ts';

/** Where links lead that begin a purchase. */
export const checkoutFeature = defineFeature({
  ...checkoutManifest,
  routes: {
    start: {
      path: '/',
      title: 'checkoutPageTitle',
      load: async () => ({ default: (await import('./pages/Checkout/CheckoutPage.tsx')).CheckoutPage }),
    },
  },
});
