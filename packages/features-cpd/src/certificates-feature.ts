import { defineFeature } from '@portal/kit';
import { IconChart } from '@portal/ui';
import { certificatePaths } from './destinations.ts';
import { cpdCertificatesManifest } from './manifest.ts';

/** Where staff look after certificates of CPD whom the organisation lets audit it. */
export const cpdCertificatesFeature = defineFeature({
  ...cpdCertificatesManifest,
  routes: {
    list: {
      path: certificatePaths.list,
      title: 'certificatesPageTitle',
      permission: 'generalCpdAudits',
      load: () =>
        import('./desk/Certificates/CertificatesPage.tsx').then((page) => ({
          default: page.CertificatesPage,
          firstReads: page.firstReads,
        })),
    },
  },
  contributes: {
    adminPages: [{ id: 'cpdCertificates', order: 28, label: 'certificatesPageTitle', icon: IconChart, to: 'list' }],
  },
});
