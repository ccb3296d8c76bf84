import { defineMessages } from '@portal/kit';

/** What menus and tabs call the pages of staff. */
export const certificateTitleMessages = defineMessages('cpdCertificateTitles', {
  certificatesPageTitle: 'CPD certificates',
});
