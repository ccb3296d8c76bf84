import { dayIn, daysAfter, invoiceAmounts } from '@portal/rules';
import type { World } from '@portal/demo/world';
import type { Db } from '../connect.ts';
import { invoices } from '../schema/index.ts';
import { insertRows } from './insert-rows.ts';

const zone = 'Australia/Sydney';

export async function seedInvoices(db: Db, world: World, now: Date): Promise<void> {
  const today = dayIn(now, zone);
  await insertRows(
    db,
    invoices,
    world.invoices.map(({ daysAgo, dueInDays, membershipDays, ...invoice }) => ({
      ...invoice,
      invoiceDate: daysAfter(today, -daysAgo),
      dueDate: dueInDays === null ? null : daysAfter(today, dueInDays),
      membershipStartDate: membershipDays && daysAfter(today, membershipDays.start),
      membershipEndDate: membershipDays && daysAfter(today, membershipDays.end),
      totalCents: invoiceAmounts(invoice).totalAmountIncGst,
      updatedAt: now,
    })),
  );
}
