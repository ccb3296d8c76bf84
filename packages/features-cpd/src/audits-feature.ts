import { defineFeature } from '@portal/kit';
import { IconCheckCircle } from '@portal/ui';
import { auditPaths } from './destinations.ts';
import { cpdAuditsManifest } from './manifest.ts';

const permission = 'generalCpdAudits';

/** Where those audit CPD whom the organisation names. */
export const cpdAuditsFeature = defineFeature({
  ...cpdAuditsManifest,
  routes: {
    list: {
      path: auditPaths.list,
      title: 'listPageTitle',
      permission,
      load: () =>
        import('./audits/AuditList/AuditListPage.tsx').then((page) => ({
          default: page.AuditListPage,
          firstReads: page.firstReads,
        })),
    },
    create: {
      path: auditPaths.create,
      title: 'newPageTitle',
      permission,
      load: async () => ({ default: (await import('./audits/NewAudit/NewAuditPage.tsx')).NewAuditPage }),
    },
    audit: {
      path: auditPaths.audit,
      title: 'auditPageTitle',
      permission,
      load: () => import('./audits/Audit/AuditPage.tsx').then((page) => ({ default: page.AuditPage })),
    },
    member: {
      path: auditPaths.member,
      title: 'casePageTitle',
      permission,
      load: () => import('./audits/Case/CasePage.tsx').then((page) => ({ default: page.CasePage })),
    },
  },
  contributes: {
    adminPages: [{ id: 'adminCpdAudits', order: 27, label: 'listPageTitle', icon: IconCheckCircle, to: 'list' }],
  },
});
