import { and, desc, eq, gt, inArray, type SQL } from 'drizzle-orm';
import { orders } from '../../db/schema/index.ts';
import { payRefunds } from './pay-refunds.ts';
import { settleOrder, type Till } from './settle.writes.ts';

/** A payment may be told of long after the seats were given away. */
const rememberedMs = 7 * 86_400_000;
const atOnce = 200;
/** Whoever takes the money does not answer at all: the others are asked the next time. */
const mostFailures = 3;

/** Settles what waits, and gives back what is due: what was lost on the way arrives, and what nobody pays for is let go. */
export async function settleWaiting(till: Till, now: Date): Promise<void> {
  const idsOf = (which: SQL | undefined) =>
    till.db
      .select({ id: orders.id, updatedAt: orders.updatedAt })
      .from(orders)
      .where(which)
      .orderBy(desc(orders.createdAt));
  const since = new Date(now.getTime() - rememberedMs);
  const isEnded = and(inArray(orders.status, ['expired', 'failed', 'cancelled']), gt(orders.createdAt, since));
  // Those that hold seats are all asked for, however old, so that those which are over cannot keep them waiting.
  const waiting = [...(await idsOf(eq(orders.status, 'pending'))), ...(await idsOf(isEnded).limit(atOnce))];
  const failures: unknown[] = [];
  // What failed the last time comes last, so that it keeps no other waiting.
  for (const { id } of waiting.toSorted((a, b) => a.updatedAt.getTime() - b.updatedAt.getTime())) {
    try {
      await settleOrder(till, id, now, { unasked: true });
    } catch (error) {
      failures.push(error);
      await till.db.update(orders).set({ updatedAt: now }).where(eq(orders.id, id));
      if (failures.length >= mostFailures) break;
    }
  }
  await payRefunds(till, now).catch((error: unknown) => failures.push(error));
  const [first] = failures;
  if (first !== undefined) throw first;
}
