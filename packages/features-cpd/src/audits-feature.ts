import { defineFeature } from '@portal/kit';
import { IconCheckCircle } from '@portal/ui';
import { auditPaths } from './destinations.ts';
import { cpdAuditsManifest } from './manifest.ts';

const permission = 'generalCpdAudits';
// A build writes down what each import needs: one for all pages that come together.
const pages = () => import('./audits/pages.ts');

/** Where those audit CPD whom the organisation names. */
export const cpdAuditsFeature = defineFeature({
  ...cpdAuditsManifest,
  routes: {
    list: { path: auditPaths.list, title: 'listPageTitle', permission, load: async () => (await pages()).list },
    create: {
      path: auditPaths.create,
      title: 'newPageTitle',
      permission,
      load: async () => ({ default: (await import('./audits/NewAudit/NewAuditPage.tsx')).NewAuditPage }),
    },
    audit: { path: auditPaths.audit, title: 'auditPageTitle', permission, load: async () => (await pages()).audit },
    member: { path: auditPaths.member, title: 'casePageTitle', permission, load: async () => (await pages()).member },
  },
  contributes: {
    adminPages: [{ id: 'adminCpdAudits', order: 27, label: 'listPageTitle', icon: IconCheckCircle, to: 'list' }],
  },
});
