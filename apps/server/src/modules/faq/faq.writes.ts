import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { lockedRow } from '../../db/fragments.ts';
import { faqs } from '../../db/schema/index.ts';

export async function lockFaqs(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('faqs'))`);
}

export async function insertFaqs(tx: Db, added: (typeof faqs.$inferInsert)[]): Promise<void> {
  await tx.insert(faqs).values(added);
}

export function lockFaq(tx: Db, id: string) {
  return lockedRow(tx, faqs, id);
}

export async function changeFaq(tx: Db, id: string, changes: Partial<typeof faqs.$inferInsert>): Promise<void> {
  await tx.update(faqs).set(changes).where(eq(faqs.id, id));
}

export async function setDeletedAt(db: Db, id: string, deletedAt: Date | null): Promise<void> {
  const isOther = deletedAt === null ? isNotNull(faqs.deletedAt) : isNull(faqs.deletedAt);
  await db
    .update(faqs)
    .set({ deletedAt })
    .where(and(eq(faqs.id, id), isOther));
}
