import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { testPayments as table } from '../db/schema/index.ts';
import type { PaymentState, Payments } from './payments.ts';

/** Takes no money, but remembers as a bank would what somebody chose on the built-in checkout page. */
export interface TestPayments extends Payments {
  /** The first choice stands. */
  choose(orderId: string, state: Exclude<PaymentState, 'open'>): Promise<void>;
}

export function testPayments(db: Db): TestPayments {
  return {
    async stateOf(orderId) {
      const [payment] = await db.select({ state: table.state }).from(table).where(eq(table.orderId, orderId));
      return payment?.state ?? 'open';
    },
    async choose(orderId, state) {
      await db.insert(table).values({ orderId, state }).onConflictDoNothing();
    },
    async refund({ id, orderId, amountCents }) {
      await db
        .update(table)
        .set({ refunds: sql`${table.refunds} || jsonb_build_object(${id}::text, ${amountCents}::int)` })
        .where(eq(table.orderId, orderId));
    },
  };
}
