import { limits } from '@portal/api/contract';
import { and, isNotNull, lt } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { invoices } from '../../db/schema/index.ts';

/** Since when invoices say whom they were for, though their account is erased. */
export function firstNamedDay(now: Date): string {
  const day = new Date(now);
  day.setUTCFullYear(day.getUTCFullYear() - limits.personalData.invoiceYears);
  return day.toISOString().slice(0, 10);
}

/** Forgets whom invoices were for once their years are over. */
export async function forgetBilledTo(db: Db, now: Date): Promise<void> {
  await db
    .update(invoices)
    .set({ billedTo: null })
    .where(and(isNotNull(invoices.billedTo), lt(invoices.invoiceDate, firstNamedDay(now))));
}
