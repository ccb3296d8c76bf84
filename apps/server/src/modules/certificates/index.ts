export { type Asking, askingOf, certificateFacts, nameOf, provenSummary, verifyUrlOf } from './certificate-pdf.ts';
export { certificatesAt } from './certificates-at.ts';
export { certifiableOf, issueForRecords } from './issue-for-records.ts';
export type { Issued } from './issue.ts';
export { stands } from './stands.ts';
