import { defineMessages } from '@portal/kit';

/** What the admin menu and browser tabs call the pages of audits. */
export const auditTitleMessages = defineMessages('cpdAudits', {
  listPageTitle: 'CPD audits',
  newPageTitle: 'New CPD audit',
  auditPageTitle: 'CPD audit',
  casePageTitle: 'Member in a CPD audit',
});
