import { destination, destinationsOf } from '@portal/kit';
import { cpdAuditsManifest, cpdManifest } from './manifest.ts';

/** Below the mount. Fixed paths win over `:id`. */
export const paths = {
  home: '/',
  tracker: '/tracker-page',
  enrolled: '/enrolled-page',
  allCourses: '/all-courses',
  newRecord: '/records/new',
  record: '/records/:id',
  importRecords: '/import',
  audit: '/audits/:id',
} as const;

/** Below the admin area. */
export const auditPaths = {
  list: '/cpd-audits',
  create: '/cpd-audits/new',
  audit: '/cpd-audits/:id',
  member: '/cpd-audits/members/:id',
} as const;

/** Below the admin area. */
export const certificatePaths = { list: '/cpd-certificates' } as const;

/** Where this feature leads beyond its own pages, in portals that have such a place. */
export const outward = {
  event: destination<{ id: string }>('events.event'),
  discover: destination<{ filterType: string }>('events.discover'),
};

export const destinations = { ...destinationsOf(cpdManifest.id, paths), ...outward };

export const auditDestinations = destinationsOf(cpdAuditsManifest.id, auditPaths);
