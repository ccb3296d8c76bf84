import { PaymentRefused } from '../../adapters/payments.ts';
import type { Till } from './settle.writes.ts';
import { claimDue, noteDone, release, tryLater } from './pay-refunds.writes.ts';
const mostUnanswered = 3;

/** Gives back what is due. What is refused is tried again, later each time; what is not answered, in a while and under the same name. Neither keeps another waiting. */
export async function payRefunds({ db, payments }: Till, now: Date): Promise<void> {
  const failures: unknown[] = [];
  const claimed = await claimDue(db, now);
  let unanswered = 0;
  for (const [at, due] of claimed.entries()) {
    // The line may be down for all of them.
    if (unanswered === mostUnanswered) {
      await release(
        db,
        claimed.slice(at).map(({ id }) => id),
      );
      break;
    }
    try {
      await payments.refund(due);
      await noteDone(db, due.id, now);
    } catch (error) {
      failures.push(error);
      if (error instanceof PaymentRefused) await tryLater(db, due, now);
      else unanswered += 1;
    }
  }
  const [first] = failures;
  if (first !== undefined) throw first;
}
