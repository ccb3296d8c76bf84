import type { NextStep } from '@portal/api/contract';
import { endOfDay } from '@portal/api/rules';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { prepared } from '../../db/prepared.ts';
import { invoices } from '../../db/schema/index.ts';
import { personOf } from '../../http/call.ts';
import type { NextSource } from '../next-steps/index.ts';

/** More than anybody owes. */
const most = 20;

/** Invoices that somebody has not paid, those for a membership as its renewal. */
export const invoicesToPay: NextSource = {
  part: { module: 'activities_and_billing', submodule: 'invoices' },
  async stepsOf(call) {
    const { timeZone } = call.deps.profile;
    const statement = prepared(call.db, 'invoices that a person owes', () =>
      call.db
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
    const rows = await statement.execute({ personId: personOf(call).id });
    return rows.map(({ id, title, dueDate, membershipEndDate }): NextStep => ({
      ...{ kind: membershipEndDate === null ? 'payInvoice' : 'renew', id, title },
      ...{ by: dueDate && endOfDay(dueDate, timeZone).toISOString(), alias: null, count: null, cpd: null },
    }));
  },
};
