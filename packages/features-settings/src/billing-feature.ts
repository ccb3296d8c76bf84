import { defineFeature } from '@portal/kit';
import { IconFileText } from '@portal/ui';
import { billingPaths } from './destinations.ts';
import { billingManifest } from './manifest.ts';

/** What a member was asked to pay. */
export const billingFeature = defineFeature({
  ...billingManifest,
  routes: {
    invoices: {
      path: billingPaths.invoices,
      title: 'invoicesPageTitle',
      submodule: 'invoices',
      load: () => import('./pages/Invoices/InvoicesPage.tsx').then((page) => ({ default: page.InvoicesPage })),
    },
    invoice: {
      path: billingPaths.invoice,
      title: 'invoicePageTitle',
      submodule: 'invoices',
      load: () =>
        import('./pages/Invoice/InvoicePage.tsx').then((page) => ({
          default: page.InvoicePage,
          firstReads: page.firstReads,
        })),
    },
  },
  contributes: {
    settingsPages: [
      {
        id: 'invoices',
        heading: 'activitiesAndBilling',
        order: 10,
        label: 'invoicesPageTitle',
        icon: IconFileText,
        to: 'invoices',
      },
    ],
  },
});
