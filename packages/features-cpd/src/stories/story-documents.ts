import { fn } from 'storybook/test';
import type { Documents } from '../pages/Tracker/use-documents.ts';

/** Papers of records and periods that nobody waits for; what a story asks of them is noted. */
export const storyDocuments: Documents = {
  busy: null,
  openCertificate: fn(),
  downloadCertificate: fn(),
  downloadBadge: fn(),
  openSummary: fn(),
  downloadSummary: fn(),
  printSummary: fn(),
};
