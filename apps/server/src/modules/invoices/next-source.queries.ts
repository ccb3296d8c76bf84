import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { prepared } from '../../db/prepared.ts';
import { invoices } from '../../db/schema/index.ts';

/** More than anybody owes. */
const most = 20;

export function invoicesOwed(db: Db) {
  return prepared(db, 'invoices that a person owes', () =>
    db
      .select({
        id: invoices.id,
        title: invoices.description,
        dueDate: invoices.dueDate,
        membershipEndDate: invoices.membershipEndDate,
      })
      .from(invoices)
      .where(
        and(
          eq(invoices.personId, sql.placeholder('personId')),
          eq(invoices.status, 'Pending'),
          gt(invoices.totalCents, invoices.paidCents),
        ),
      )
      .orderBy(asc(invoices.invoiceDate), asc(invoices.invoiceNum))
      .limit(most),
  );
}
