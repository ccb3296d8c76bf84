import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { certificates } from '../../db/schema/index.ts';
import { newCertificateNumber } from './certificate-number.ts';
import { columns } from './issue.queries.ts';

export type Content = Pick<
  typeof certificates.$inferInsert,
  'kind' | 'recordId' | 'periodId' | 'contentHash' | 'claimHash'
> & {
  personId: string;
};

export async function revokeOutdated(db: Db, recordId: string, contentHash: string, now: Date): Promise<void> {
  await db
    .update(certificates)
    .set({ revokedAt: now })
    .where(
      and(
        eq(certificates.recordId, recordId),
        ne(certificates.contentHash, contentHash),
        isNull(certificates.revokedAt),
      ),
    );
}

export async function insertCertificate(db: Db, content: Content, now: Date) {
  const [made] = await db
    .insert(certificates)
    .values({ ...content, number: newCertificateNumber(), issuedAt: now })
    .onConflictDoNothing()
    .returning(columns);
  return made;
}
