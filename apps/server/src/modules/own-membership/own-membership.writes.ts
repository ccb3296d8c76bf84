import { renewedTo } from '@portal/rules';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { invoices, ownMemberships, people } from '../../db/schema/index.ts';

interface Cancellation {
  personId: string;
  today: string;
  reason: string;
  other: string | null;
  now: Date;
}

/** It ends today, and nothing that would renew it is asked for any more. */
export async function endMembership(tx: Db, { personId, today, reason, other, now }: Cancellation): Promise<void> {
  await tx.update(people).set({ membershipLapsed: true }).where(eq(people.id, personId));
  await tx
    .update(invoices)
    .set({ status: 'Cancelled', updatedAt: now })
    .where(and(eq(invoices.personId, personId), eq(invoices.status, 'Pending'), isNotNull(invoices.membershipEndDate)));
  await tx
    .update(ownMemberships)
    .set({ terminatedOn: today, cancelReason: reason, cancelReasonOther: other, cancelledAt: now })
    .where(eq(ownMemberships.personId, personId));
}

/** What was paid for lasts to a day; what was cancelled meanwhile is taken up again, unless that day is over. */
export async function renewMembership(
  tx: Db,
  { personId, lastDay, today }: { personId: string; lastDay: string; today: string },
): Promise<void> {
  const isOf = eq(ownMemberships.personId, personId);
  const [before] = await tx.select().from(ownMemberships).where(isOf).for('update');
  const isCurrent = lastDay >= today;
  if (isCurrent) await tx.update(people).set({ membershipLapsed: false }).where(eq(people.id, personId));
  if (before === undefined) return;
  await tx
    .update(ownMemberships)
    .set({
      renewedTo: renewedTo(before.renewedTo, lastDay),
      ...(isCurrent && { terminatedOn: null, cancelReason: null, cancelReasonOther: null, cancelledAt: null }),
    })
    .where(isOf);
}
