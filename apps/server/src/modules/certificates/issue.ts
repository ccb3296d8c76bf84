import { withdrawnRefusal } from '@portal/api/rules';
import { and, eq, isNotNull, isNull, ne, or } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { certificates } from '../../db/schema/index.ts';
import { refuse } from '../../http/problem.ts';
import { claimHash, hashOf, isVouchedFor, recordHash, type RecordRow } from '../cpd/index.ts';
import { newCertificateNumber } from './certificate-number.ts';

export type Issued = Pick<typeof certificates.$inferSelect, 'number' | 'issuedAt'>;
const columns = { number: certificates.number, issuedAt: certificates.issuedAt };

/** The certificate of a record as it is: the one that was given out, or a new one in place of those of what the record said before. */
export async function issueForRecord(db: Db, record: RecordRow, now: Date): Promise<Issued> {
  const contentHash = recordHash(record);
  await refuseWithdrawn(db, record);
  await db
    .update(certificates)
    .set({ revokedAt: now })
    .where(
      and(
        eq(certificates.recordId, record.id),
        ne(certificates.contentHash, contentHash),
        isNull(certificates.revokedAt),
      ),
    );
  const { id: recordId, personId } = record;
  const content = { recordId, personId, periodId: null, contentHash, claimHash: claimHash(record) };
  return issue(db, { kind: 'record', ...content }, now);
}

/** What staff have revoked of a record is not given out again: neither a change of its words brings it back, nor its owner who writes the same anew. */
export async function refuseWithdrawn(db: Db, record: RecordRow): Promise<void> {
  const isOfIt = eq(certificates.recordId, record.id);
  // What the organisation has seen itself stands, whatever was made up of the same name.
  const isOfSame = isVouchedFor(record)
    ? isOfIt
    : or(isOfIt, and(eq(certificates.personId, record.personId), saysTheSame(record)));
  const [withdrawn] = await db
    .select({ reason: certificates.withdrawnReason })
    .from(certificates)
    .where(and(isOfSame, isNotNull(certificates.withdrawnAt)))
    .limit(1);
  refuse(withdrawnRefusal(withdrawn?.reason ?? null));
}

function saysTheSame(record: RecordRow) {
  return or(eq(certificates.claimHash, claimHash(record)), eq(certificates.contentHash, recordHash(record)));
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

type Content = Pick<
  typeof certificates.$inferInsert,
  'kind' | 'recordId' | 'periodId' | 'contentHash' | 'claimHash'
> & {
  personId: string;
};

/** Two requests at once get the same number: the indexes let one certificate of a content be. */
async function issue(db: Db, content: Content, now: Date): Promise<Issued> {
  const [made] = await db
    .insert(certificates)
    .values({ ...content, number: newCertificateNumber(), issuedAt: now })
    .onConflictDoNothing()
    .returning(columns);
  if (made !== undefined) return made;
  const { personId, recordId, periodId, contentHash } = content;
  const { withdrawnAt: at, withdrawnReason: why } = certificates;
  const [known] = await db
    .select({ ...columns, withdrawnAt: at, withdrawnReason: why })
    .from(certificates)
    .where(
      and(
        eq(certificates.personId, personId),
        recordId == null ? eq(certificates.periodId, periodId ?? '') : eq(certificates.recordId, recordId),
        eq(certificates.contentHash, contentHash),
        isNull(certificates.revokedAt),
      ),
    );
  if (known === undefined) throw new Error('A certificate was neither made nor found');
  const { withdrawnAt, withdrawnReason: reason, ...issued } = known;
  refuse(withdrawnRefusal(withdrawnAt === null ? null : reason));
  return issued;
}
