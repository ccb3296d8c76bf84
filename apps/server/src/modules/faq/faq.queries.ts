import { type Faq, pageSizes } from '@portal/api/contract';
import { asc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { faqs } from '../../db/schema/index.ts';

const inOrder = [asc(faqs.position), asc(faqs.id)];

/** What members read. */
export async function faqList(db: Db): Promise<Faq[]> {
  const rows = await db
    .select()
    .from(faqs)
    .where(isNull(faqs.deletedAt))
    .orderBy(...inOrder)
    .limit(pageSizes.cap);
  return rows.map(faqReply);
}

/** Deleted ones too, a page at a time. */
export async function allFaqs(db: Db, { page, pageSize }: { page: number; pageSize: number }) {
  const rows = await db
    .select()
    .from(faqs)
    .orderBy(...inOrder)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { faQs: rows.map(faqReply), totalItemCount: await countFaqs(db) };
}

export async function countFaqs(db: Db): Promise<number> {
  const [count] = await db.select({ total: sql<number>`count(*)::int` }).from(faqs);
  return count?.total ?? 0;
}

export function faqReply(row: typeof faqs.$inferSelect): Faq {
  return {
    id: row.id,
    name: row.question,
    description: row.answerHtml,
    isDeleted: row.deletedAt !== null,
    createdAt: row.createdAt.toISOString(),
    createdByUserId: row.createdBy,
    updatedAt: row.updatedAt?.toISOString() ?? null,
    updatedByUserId: row.updatedBy,
  };
}

export async function lastPosition(tx: Db) {
  const [last] = await tx.select({ position: sql<number>`coalesce(max(${faqs.position}), -1)::int` }).from(faqs);
  return last;
}

export async function faqById(db: Db, id: string) {
  const [known = null] = await db.select({ id: faqs.id }).from(faqs).where(eq(faqs.id, id));
  return known;
}
