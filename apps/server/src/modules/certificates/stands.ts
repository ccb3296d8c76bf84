import type { certificates } from '../../db/schema/index.ts';
import { isVouchedFor, recordHash, type RecordRow } from '../cpd/index.ts';

type Certificate = Pick<typeof certificates.$inferSelect, 'kind' | 'contentHash' | 'revokedAt' | 'withdrawnAt'>;

/** Whether a certificate still holds: nobody has revoked it, and its record says what it said. A summary says of which moment it is. */
export function stands(certificate: Certificate, record: RecordRow | null): boolean {
  const { kind, contentHash, revokedAt, withdrawnAt } = certificate;
  if (revokedAt !== null || withdrawnAt !== null) return false;
  return kind === 'summary' || (record !== null && record.deletedAt === null && recordHash(record) === contentHash);
}

/** Whether the organisation vouches for what a document says: of a summary it confirms what its own records say, not what its member has entered. */
export function isConfirmedDocument({ kind }: Pick<Certificate, 'kind'>, record: RecordRow | null): boolean {
  return kind === 'record' && record !== null && isVouchedFor(record);
}
