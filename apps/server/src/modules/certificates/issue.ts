import { withdrawnRefusal } from '@portal/rules';
import type { Db } from '../../db/connect.ts';
import type { certificates } from '../../db/schema/index.ts';
import { refuse } from '../../http/problem.ts';
import { claimHash, hashOf, recordHash, type RecordRow } from '../cpd/index.ts';
import { certificateWith, withdrawnOf } from './issue.queries.ts';
import { type Content, insertCertificate, revokeOutdated } from './issue.writes.ts';

export type Issued = Pick<typeof certificates.$inferSelect, 'number' | 'issuedAt'>;

/** The certificate of a record as it is: the one that was given out, or a new one in place of those of what the record said before. */
export async function issueForRecord(db: Db, record: RecordRow, now: Date): Promise<Issued> {
  const contentHash = recordHash(record);
  await refuseWithdrawn(db, record);
  await revokeOutdated(db, record.id, contentHash, now);
  const { id: recordId, personId } = record;
  const content = { recordId, personId, periodId: null, contentHash, claimHash: claimHash(record) };
  return issue(db, { kind: 'record', ...content }, now);
}

/** What staff have revoked of a record is not given out again: neither a change of its words brings it back, nor its owner who writes the same anew. */
export async function refuseWithdrawn(db: Db, record: RecordRow): Promise<void> {
  const withdrawn = await withdrawnOf(db, record);
  refuse(withdrawnRefusal(withdrawn?.reason ?? null));
}

/** The summary of a period as it is now. One that was given out before stays genuine: it says of which moment it is. */
export function issueForPeriod(
  db: Db,
  { personId, periodId, content }: { personId: string; periodId: string; content: unknown },
  now: Date,
): Promise<Issued> {
  return issue(
    db,
    { kind: 'summary', recordId: null, personId, periodId, contentHash: hashOf(content), claimHash: null },
    now,
  );
}

/** Two requests at once get the same number: the indexes let one certificate of a content be. */
async function issue(db: Db, content: Content, now: Date): Promise<Issued> {
  const made = await insertCertificate(db, content, now);
  if (made !== undefined) return made;
  const { personId, recordId, periodId, contentHash } = content;
  const known = await certificateWith(db, { personId, recordId, periodId, contentHash });
  if (known === undefined) throw new Error('A certificate was neither made nor found');
  const { withdrawnAt, withdrawnReason: reason, ...issued } = known;
  refuse(withdrawnRefusal(withdrawnAt === null ? null : reason));
  return issued;
}
