import { defineMessages } from '@portal/kit';

/** What is read of evidence packs before their words are loaded. */
export const packTitleMessages = defineMessages('cpdPackTitles', {
  pack: 'Evidence pack',
  packNamed: 'Evidence pack of {years}',
  packFailed: 'The evidence pack could not be opened. Try again.',
  submitted: 'Download evidence pack',
  submittedFile: 'CPD evidence {first} to {last}',
  submittedFailed: 'The evidence pack could not be downloaded.',
});
