import { randomUUID } from 'node:crypto';
import type { contract, Faq, HandlerInput } from '@portal/api/contract';
import { faqEditRefusal, faqsRefusal, momentRead } from '@portal/api/rules';
import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { lockedRow } from '../../db/fragments.ts';
import { faqs } from '../../db/schema/index.ts';
import { type Call, personOf } from '../../http/call.ts';
import { found, refuse } from '../../http/problem.ts';
import { sanitisePage } from '../../rich-text/sanitise.ts';
import { countFaqs, faqReply } from './faq.queries.ts';

type Inputs = typeof contract.faq;

/** They stand below those that there are, in their order. */
export async function addFaqs(entries: HandlerInput<Inputs['add']>['body']['faQs'], call: Call): Promise<Faq[]> {
  return call.db.transaction(async (tx) => {
    // Of two who add at once the second stands below the first.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('faqs'))`);
    refuse(faqsRefusal(await countFaqs(tx), entries.length));
    const [last] = await tx.select({ position: sql<number>`coalesce(max(${faqs.position}), -1)::int` }).from(faqs);
    const from = (last?.position ?? -1) + 1;
    const added = entries.map(({ name, description }, index) => ({
      ...{ id: randomUUID(), question: name, answerHtml: sanitisePage(description), position: from + index },
      ...{ createdAt: call.now, createdBy: personOf(call).id, updatedAt: null, updatedBy: null, deletedAt: null },
    }));
    await tx.insert(faqs).values(added);
    return added.map(faqReply);
  });
}

/** Replaces the entry that was read, and no other words that somebody has saved meanwhile. */
export async function editFaq(
  id: string,
  { name, description, updatedAt }: HandlerInput<Inputs['edit']>['body'],
  call: Call,
): Promise<Faq> {
  return call.db.transaction(async (tx) => {
    const row = await lockedRow(tx, faqs, id);
    const before = found(row);
    const facts = { isDeleted: before.deletedAt !== null, updatedAt: before.updatedAt };
    refuse(faqEditRefusal(momentRead(updatedAt), facts));
    const changes = {
      ...{ question: name, answerHtml: sanitisePage(description) },
      ...{ updatedAt: call.now, updatedBy: personOf(call).id },
    };
    await tx.update(faqs).set(changes).where(eq(faqs.id, id));
    return faqReply({ ...before, ...changes });
  });
}

export function removeFaq(id: string, { db, now }: Call): Promise<void> {
  return setDeleted(db, id, now, isNull(faqs.deletedAt));
}

export function restoreFaq(id: string, { db }: Call): Promise<void> {
  return setDeleted(db, id, null, isNotNull(faqs.deletedAt));
}

/** What is so already stays so. */
async function setDeleted(db: Db, id: string, deletedAt: Date | null, isOther: SQL): Promise<void> {
  const [known = null] = await db.select({ id: faqs.id }).from(faqs).where(eq(faqs.id, id));
  found(known);
  await db
    .update(faqs)
    .set({ deletedAt })
    .where(and(eq(faqs.id, id), isOther));
}
