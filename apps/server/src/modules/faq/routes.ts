import { contract, type Faq, pageSizes } from '@portal/api/contract';
import { asc, isNull } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { faqs } from '../../db/schema/index.ts';
import { bind, type Routes } from '../../http/bind.ts';

export function faqRoutes(routes: Routes): void {
  bind(routes, contract.faq.list, async (_, { db }) => ({ faQs: await faqList(db) }));
}

async function faqList(db: Db): Promise<Faq[]> {
  const rows = await db
    .select()
    .from(faqs)
    .where(isNull(faqs.deletedAt))
    .orderBy(asc(faqs.position), asc(faqs.id))
    .limit(pageSizes.cap);
  return rows.map((row) => ({
    id: row.id,
    name: row.question,
    description: row.answerHtml,
    isDeleted: false,
    createdAt: row.createdAt.toISOString(),
    createdByUserId: row.createdBy,
    updatedAt: row.updatedAt?.toISOString() ?? null,
    updatedByUserId: row.updatedBy,
  }));
}
