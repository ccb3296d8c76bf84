import { createHash } from 'node:crypto';
import { claimOf, isConfirmed } from '@portal/rules';
import type { RecordRow } from './cpd.queries.ts';

/** What of a record a certificate says. */
export type CertifiedRecord = Pick<
  RecordRow,
  'title' | 'minutes' | 'category' | 'presenter' | 'domain' | 'completedAt'
>;

/** What a certificate vouches for; when it changes, the certificate no longer does. */
export function recordHash(record: CertifiedRecord): string {
  const { title, minutes, category, presenter, domain, completedAt } = record;
  return hashOf([title, minutes, category, presenter, domain, completedAt?.toISOString() ?? null]);
}

/** By which the same is known that its owner writes anew. */
export function claimHash(record: Pick<RecordRow, 'title' | 'completedAt' | 'timeZone'>): string {
  return hashOf(claimOf(record));
}

/** Whether the organisation vouches for a record as it is. */
export function isVouchedFor(record: RecordRow): boolean {
  return isConfirmed({ ...record, isAccepted: record.acceptedHash === recordHash(record) });
}

export function hashOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}
