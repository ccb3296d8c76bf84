export { nameOf } from './certificate-pdf.queries.ts';
export { type Asking, askingOf, certificateFacts, provenSummary, verifyUrlOf } from './certificate-pdf.ts';
export { certificatesAt } from './certificates-at.queries.ts';
export { certifiableOf } from './issue-for-records.queries.ts';
export { issueForRecords } from './issue-for-records.writes.ts';
export type { Issued } from './issue.ts';
export { stands } from './stands.ts';
