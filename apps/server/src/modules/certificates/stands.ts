import type { certificates } from '../../db/schema/index.ts';
import type { RecordRow } from '../cpd/repository.ts';
import { recordHash } from './issue.ts';

type Certificate = Pick<typeof certificates.$inferSelect, 'kind' | 'contentHash' | 'revokedAt' | 'withdrawnAt'>;

/** Whether a certificate still holds: nobody has revoked it, and its record says what it said. A summary says of which moment it is. */
export function stands(certificate: Certificate, record: RecordRow | null): boolean {
  const { kind, contentHash, revokedAt, withdrawnAt } = certificate;
  if (revokedAt !== null || withdrawnAt !== null) return false;
  return kind === 'summary' || (record !== null && record.deletedAt === null && recordHash(record) === contentHash);
}
