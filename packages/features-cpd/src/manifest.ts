import type { cpdAuditDesk } from '@portal/rules';
import { adminPath, type FeatureElsewhere, type FeatureManifest, type PackageElsewhere } from '@portal/kit/access';
import type { paths } from './destinations.ts';
import { cpdSettings } from './settings.ts';

export const cpdManifest = {
  ...cpdSettings,
  module: 'cpd',
  mount: () => '/cpd',
  messages: {
    namespace: 'cpd',
    texts: {
      menuLabel: 'CPD',
      trackerPageTitle: 'CPD Tracker Page',
      enrolledPageTitle: 'Enrolled courses',
      allCoursesPageTitle: 'All courses',
      newRecordPageTitle: 'Add CPD entry',
      recordPageTitle: 'CPD entry',
      auditPageTitle: 'CPD audit',
      importPageTitle: 'Import CPD records',
      homeSectionTitle: 'CPD progress',

      // Of what it shows on the home page
      trackerFailed: 'Your CPD could not be loaded.',
      progressOfPoints: '{done}/{required} points',
      progressOf: '{done}/{required} hrs',
      progress: 'Current CPD progress',
      percent: '{n}%',
      openTracker: 'Open CPD tracker',
    },
  },
  elements: { 'portal-cpd': 'tracker', 'portal-cpd-courses': 'enrolled' },
  chunkGroups: [
    ['home', 'tracker'],
    ['newRecord', 'record'],
  ],
  from: '@portal/features-cpd',
  name: 'cpdFeature',
} as const satisfies FeatureManifest;

/** The rules' own, said again: all of their door would come with the first script of every page. */
const auditDesk: typeof cpdAuditDesk = { id: 'cpdAudits', settings: { roles: ['Admin'] } };

/** Where those audit CPD whom the organisation names. */
export const cpdAuditsManifest = {
  ...auditDesk,
  module: 'cpd',
  mount: () => adminPath,
  messages: {
    namespace: 'cpdAudits',
    texts: {
      listPageTitle: 'CPD audits',
      newPageTitle: 'New CPD audit',
      auditPageTitle: 'CPD audit',
      casePageTitle: 'Member in a CPD audit',
    },
  },
  elements: {},
  chunkGroups: [['list', 'audit', 'member']],
  from: '@portal/features-cpd',
  name: 'cpdAuditsFeature',
} as const satisfies FeatureManifest;

/** Where staff look after certificates. */
export const cpdCertificatesManifest = {
  id: 'cpdCertificates',
  module: 'cpd',
  mount: () => adminPath,
  messages: {
    namespace: 'cpdAudits',
    texts: {
      certificatesPageTitle: 'CPD certificates',
    },
  },
  elements: {},
  from: '@portal/features-cpd',
  name: 'cpdCertificatesFeature',
} as const satisfies FeatureManifest;

interface RecordsTogether {
  batchId: string;
  recordsCount: number;
}

/** What its pages tell a website of. */
export interface CpdOutcomes {
  /** A record was written; or several at once, as a series or by an import. */
  recorded: { recordId: string } | RecordsTogether;
  /** A record was deleted, which can be taken back for a while; or those that were written at once were taken out. */
  removed: { recordId: string } | RecordsTogether;
}

const own = { onlyOnPortal: 'The tracker leads there, and is led back to.' } as const;

const ofCpd = {
  pages: {
    home: { widget: 'CpdTracker' },
    tracker: { widget: 'CpdTracker' },
    enrolled: { widget: 'CpdCourses' },
    allCourses: { widget: 'CpdCourses' },
    newRecord: own,
    record: own,
    importRecords: own,
    audit: own,
  },
  outcomes: ['recorded', 'removed'],
} as const satisfies FeatureElsewhere<keyof typeof paths, CpdOutcomes>;

const staff = { onlyOnPortal: 'Staff work in the portal.' } as const;

/** What another website gets of each feature; no build reads it. */
export const elsewhere = { cpd: ofCpd, cpdAudits: staff, cpdCertificates: staff } satisfies PackageElsewhere;

/** Every feature of this package, for a build. */
export const manifests: readonly FeatureManifest[] = [cpdManifest, cpdAuditsManifest, cpdCertificatesManifest];
