import { payRefunds } from './pay-refunds.ts';
import { settleOrder, type Till } from './settle.writes.ts';
import { endedOrders, pendingOrders } from './settle-waiting.queries.ts';
import { touchOrder } from './settle-waiting.writes.ts';

/** A payment may be told of long after the seats were given away. */
const rememberedMs = 7 * 86_400_000;
const atOnce = 200;
/** Whoever takes the money does not answer at all: the others are asked the next time. */
const mostFailures = 3;

/** Settles what waits, and gives back what is due: what was lost on the way arrives, and what nobody pays for is let go. */
export async function settleWaiting(till: Till, now: Date): Promise<void> {
  const since = new Date(now.getTime() - rememberedMs);
  // Those that hold seats are all asked for, however old, so that those which are over cannot keep them waiting.
  const waiting = [...(await pendingOrders(till.db)), ...(await endedOrders(till.db, since, atOnce))];
  const failures: unknown[] = [];
  // What failed the last time comes last, so that it keeps no other waiting.
  for (const { id } of waiting.toSorted((a, b) => a.updatedAt.getTime() - b.updatedAt.getTime())) {
    try {
      await settleOrder(till, id, now, { unasked: true });
    } catch (error) {
      failures.push(error);
      await touchOrder(till.db, id, now);
      if (failures.length >= mostFailures) break;
    }
  }
  await payRefunds(till, now).catch((error: unknown) => failures.push(error));
  const [first] = failures;
  if (first !== undefined) throw first;
}
