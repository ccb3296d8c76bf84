import { randomUUID } from 'node:crypto';
import type { contract, Faq, HandlerInput } from '@portal/api/contract';
import { faqEditRefusal, faqsRefusal, momentRead } from '@portal/rules';
import type { Db } from '../../db/connect.ts';
import { type Call, personOf } from '../../http/call.ts';
import { found, refuse } from '../../http/problem.ts';
import { sanitisePage } from '../../rich-text/sanitise.ts';
import { countFaqs, faqById, faqReply, lastPosition } from './faq.queries.ts';
import { changeFaq, insertFaqs, lockFaq, lockFaqs, setDeletedAt } from './faq.writes.ts';

type Inputs = typeof contract.faq;

/** They stand below those that there are, in their order. */
export async function addFaqs(entries: HandlerInput<Inputs['add']>['body']['faQs'], call: Call): Promise<Faq[]> {
  return call.db.transaction(async (tx) => {
    // Of two who add at once the second stands below the first.
    await lockFaqs(tx);
    refuse(faqsRefusal(await countFaqs(tx), entries.length));
    const last = await lastPosition(tx);
    const from = (last?.position ?? -1) + 1;
    const added = entries.map(({ name, description }, index) => ({
      ...{ id: randomUUID(), question: name, answerHtml: sanitisePage(description), position: from + index },
      ...{ createdAt: call.now, createdBy: personOf(call).id, updatedAt: null, updatedBy: null, deletedAt: null },
    }));
    await insertFaqs(tx, added);
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
    const row = await lockFaq(tx, id);
    const before = found(row);
    const facts = { isDeleted: before.deletedAt !== null, updatedAt: before.updatedAt };
    refuse(faqEditRefusal(momentRead(updatedAt), facts));
    const changes = {
      ...{ question: name, answerHtml: sanitisePage(description) },
      ...{ updatedAt: call.now, updatedBy: personOf(call).id },
    };
    await changeFaq(tx, id, changes);
    return faqReply({ ...before, ...changes });
  });
}

export function removeFaq(id: string, { db, now }: Call): Promise<void> {
  return setDeleted(db, id, now);
}

export function restoreFaq(id: string, { db }: Call): Promise<void> {
  return setDeleted(db, id, null);
}

/** What is so already stays so. */
async function setDeleted(db: Db, id: string, deletedAt: Date | null): Promise<void> {
  const known = await faqById(db, id);
  found(known);
  await setDeletedAt(db, id, deletedAt);
}
