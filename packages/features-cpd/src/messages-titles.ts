import { defineMessages } from '@portal/kit';

/** What menus and browser tabs call the pages: all that is needed of this feature's words before one of its pages is opened. */
export const titleMessages = defineMessages('cpd', {
  menuLabel: 'CPD',
  trackerPageTitle: 'CPD Tracker Page',
  enrolledPageTitle: 'Enrolled courses',
  allCoursesPageTitle: 'All courses',
  newRecordPageTitle: 'Add CPD entry',
  recordPageTitle: 'CPD entry',
  auditPageTitle: 'CPD audit',
  importPageTitle: 'Import CPD records',
});
