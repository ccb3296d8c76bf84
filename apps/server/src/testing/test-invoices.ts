import { randomUUID } from 'node:crypto';
import { invoiceAmounts, type InvoiceLine } from '@portal/rules';
import type { Db } from '../db/connect.ts';
import { invoices } from '../db/schema/index.ts';
import { testNow } from './test-clock.ts';

type InvoiceValues = typeof invoices.$inferInsert;

const lines: InvoiceLine[] = [{ itemName: 'Membership, full', quantity: 1, unitCents: 68_200, hasGst: true }];

/** What a person was asked to pay, which waits unless it is said otherwise. Answers its id. */
export async function seedInvoice(db: Db, personId: string, more: Partial<InvoiceValues> = {}): Promise<string> {
  const id = more.id ?? randomUUID();
  const wanted = { status: 'Pending' as const, lines, ...more };
  await db.insert(invoices).values({
    ...{ invoiceNum: `INV-${id}`, personId, invoiceDate: '2026-11-01', dueDate: '2026-12-01' },
    ...{ description: 'Membership renewal', updatedAt: testNow },
    totalCents: invoiceAmounts({ paidCents: 0, refundedCents: 0, ...wanted }).totalAmountIncGst,
    ...wanted,
    id,
  });
  return id;
}
