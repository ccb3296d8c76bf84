import { defineFeature } from '@portal/kit';
import { IconChart } from '@portal/ui';
import { outward, paths } from './destinations.ts';
import { cpdManifest } from './manifest.ts';

/** What a member has learned, and what is still asked of them. */
export const cpdFeature = defineFeature({
  ...cpdManifest,
  routes: {
    home: {
      path: paths.home,
      title: 'trackerPageTitle',
      load: () => import('./pages/Tracker/HomePage.tsx').then((page) => ({ default: page.HomePage })),
    },
    tracker: {
      path: paths.tracker,
      title: 'trackerPageTitle',
      load: () =>
        import('./pages/Tracker/TrackerPage.tsx').then((page) => ({
          default: page.TrackerPage,
          firstReads: page.firstReads,
        })),
    },
    enrolled: {
      path: paths.enrolled,
      title: 'enrolledPageTitle',
      load: () => import('./pages/Courses/CoursesPages.tsx').then((page) => ({ default: page.EnrolledPage })),
    },
    allCourses: {
      path: paths.allCourses,
      title: 'allCoursesPageTitle',
      load: () => import('./pages/Courses/CoursesPages.tsx').then((page) => ({ default: page.AllCoursesPage })),
    },
    newRecord: {
      path: paths.newRecord,
      title: 'newRecordPageTitle',
      load: () =>
        import('./pages/Record/NewRecordPage.tsx').then((page) => ({
          default: page.NewRecordPage,
          firstReads: page.firstReads,
        })),
    },
    importRecords: {
      path: paths.importRecords,
      title: 'importPageTitle',
      load: () => import('./pages/Import/ImportPage.tsx').then((page) => ({ default: page.ImportPage })),
    },
    record: {
      path: paths.record,
      title: 'recordPageTitle',
      load: () =>
        import('./pages/Record/EditRecordPage.tsx').then((page) => ({
          default: page.EditRecordPage,
          firstReads: page.firstReads,
        })),
    },
    audit: {
      path: paths.audit,
      title: 'auditPageTitle',
      load: () =>
        import('./pages/OwnAudit/OwnAuditPage.tsx').then((page) => ({
          default: page.OwnAuditPage,
          firstReads: page.firstReads,
        })),
    },
  },
  menu: [
    { id: 'cpd', slot: 'user.activitiesAndBilling', order: 20, label: 'menuLabel', icon: IconChart, to: 'tracker' },
  ],
  contributes: {
    home: [
      {
        id: 'progress',
        title: 'homeSectionTitle',
        order: 20,
        column: 'side',
        load: async () => ({ default: (await import('./sections/LiveCpdProgress.tsx')).LiveCpdProgress }),
      },
    ],
  },
  outward,
});
