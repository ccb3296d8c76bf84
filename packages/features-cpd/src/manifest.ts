import type { cpdAuditDesk } from '@portal/api/rules';
import { adminPath, type FeatureElsewhere, type FeatureManifest } from '@portal/kit/access';
import type { paths } from './destinations.ts';
import { cpdSettings } from './settings.ts';

export const cpdManifest = {
  ...cpdSettings,
  module: 'cpd',
  mount: () => '/cpd',
  elements: {},
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
  elements: {},
  from: '@portal/features-cpd',
  name: 'cpdAuditsFeature',
} as const satisfies FeatureManifest;

/** Where staff look after certificates. */
export const cpdCertificatesManifest = {
  id: 'cpdCertificates',
  module: 'cpd',
  mount: () => adminPath,
  elements: {},
  from: '@portal/features-cpd',
  name: 'cpdCertificatesFeature',
} as const satisfies FeatureManifest;

const own = { onlyOnPortal: 'A record of years is kept in one place, which its evidence leads back to.' } as const;

/** What another website gets of the feature; no build reads it. */
export const cpdElsewhere = {
  pages: {
    home: own,
    tracker: own,
    enrolled: own,
    allCourses: own,
    newRecord: own,
    record: own,
    importRecords: own,
    audit: own,
  },
  outcomes: [],
} as const satisfies FeatureElsewhere<keyof typeof paths>;

/** Every feature of this package, for a build. */
export const manifests: readonly FeatureManifest[] = [cpdManifest, cpdAuditsManifest, cpdCertificatesManifest];
