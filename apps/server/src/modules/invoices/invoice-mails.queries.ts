import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { invoices, type mailJobs, people } from '../../db/schema/index.ts';

type MailJob = typeof mailJobs.$inferSelect;

export interface ReceiptFacts {
  person: { email: string; firstName: string };
  invoiceId: string;
  invoiceNum: string;
  description: string;
  paidCents: number;
}

/** What a receipt is written from, as it is now; null where there is no longer reason to send it. */
export async function receiptFacts(db: Db, { personId, about }: MailJob): Promise<ReceiptFacts | null> {
  const [facts = null] = await db
    .select({
      person: { email: people.email, firstName: people.firstName },
      invoiceId: invoices.id,
      invoiceNum: invoices.invoiceNum,
      description: invoices.description,
      paidCents: invoices.paidCents,
    })
    .from(invoices)
    .innerJoin(people, and(eq(people.id, invoices.personId), isNull(people.disabledAt)))
    .where(and(eq(invoices.id, about), eq(invoices.personId, personId), eq(invoices.status, 'Paid')));
  return facts;
}
