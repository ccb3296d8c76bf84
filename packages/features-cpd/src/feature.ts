import { defineFeature } from '@portal/kit';
import { IconChart } from '@portal/ui';
import { outward, paths } from './destinations.ts';
import { cpdManifest } from './manifest.ts';

const tracker = () => import('./pages/Tracker/pages.ts');
const courses = () => import('./pages/Courses/pages.ts');
const forms = () => import('./pages/Record/pages.ts');
const audits = () => import('./pages/OwnAudit/pages.ts');

/** What a member has learned, and what is still asked of them. */
export const cpdFeature = defineFeature({
  ...cpdManifest,
  routes: {
    home: { path: paths.home, title: 'trackerPageTitle', load: async () => (await tracker()).home },
    tracker: { path: paths.tracker, title: 'trackerPageTitle', load: async () => (await tracker()).tracker },
    enrolled: { path: paths.enrolled, title: 'enrolledPageTitle', load: async () => (await courses()).enrolled },
    allCourses: {
      path: paths.allCourses,
      title: 'allCoursesPageTitle',
      load: async () => (await courses()).allCourses,
    },
    newRecord: { path: paths.newRecord, title: 'newRecordPageTitle', load: async () => (await forms()).newRecord },
    importRecords: {
      path: paths.importRecords,
      title: 'importPageTitle',
      load: async () => (await import('./pages/Import/pages.ts')).importRecords,
    },
    record: { path: paths.record, title: 'recordPageTitle', load: async () => (await forms()).record },
    audit: { path: paths.audit, title: 'auditPageTitle', load: async () => (await audits()).ownAudit },
  },
  menu: [
    { id: 'cpd', slot: 'user.activitiesAndBilling', order: 20, label: 'menuLabel', icon: IconChart, to: 'tracker' },
  ],
  outward,
});
