import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { testPayments as table } from '../db/schema/index.ts';
import type { PaymentState, Payments } from './payments.ts';

type Outcome = Exclude<PaymentState, 'open' | 'processing'>;

/** Takes no money, but remembers as a bank would what somebody chose on the built-in checkout page. */
export interface TestPayments extends Payments {
  kind: 'test';
  /** The first choice stands. */
  choose(orderId: string, state: Outcome): Promise<void>;
}

export function testPayments(db: Db): TestPayments {
  async function stateOf(orderId: string): Promise<PaymentState> {
    const [payment] = await db.select({ state: table.state }).from(table).where(eq(table.orderId, orderId));
    return payment?.state ?? 'open';
  }
  return {
    kind: 'test',
    stateOf,
    async choose(orderId, state) {
      await db.insert(table).values({ orderId, state }).onConflictDoNothing();
    },
    pageFor: async () => null,
    // Its page takes what comes too late, as no provider does, so that this can be tried out.
    close: stateOf,
    async refund({ id, orderId, amountCents }) {
      await db
        .update(table)
        .set({ refunds: sql`${table.refunds} || jsonb_build_object(${id}::text, ${amountCents}::int)` })
        .where(eq(table.orderId, orderId));
    },
  };
}
