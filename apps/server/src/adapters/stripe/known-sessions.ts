import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { stripeSessions as table } from '../../db/schema/index.ts';

type Row = typeof table.$inferSelect;
export type KnownSession = Pick<Row, 'orderId' | 'sessionId' | 'url' | 'state' | 'paymentIntent'>;

const columns = {
  orderId: table.orderId,
  sessionId: table.sessionId,
  url: table.url,
  state: table.state,
  paymentIntent: table.paymentIntent,
};

export async function sessionOf(db: Db, orderId: string): Promise<KnownSession | null> {
  const [row = null] = await db.select(columns).from(table).where(eq(table.orderId, orderId));
  return row;
}

/** Of several sessions of one order the first is kept, and only its address is told to anybody. */
export async function keepSession(db: Db, row: KnownSession & { askedAt: Date }): Promise<KnownSession> {
  await db.insert(table).values(row).onConflictDoNothing({ target: table.orderId });
  return (await sessionOf(db, row.orderId)) ?? row;
}

export async function noteState(
  db: Db,
  orderId: string,
  changes: Pick<Row, 'state' | 'paymentIntent' | 'askedAt'>,
): Promise<void> {
  await db.update(table).set(changes).where(eq(table.orderId, orderId));
}

/** True for one of those who would ask at the same time, unless somebody asked since `before`. */
export async function claimAsking(db: Db, orderId: string, { before, now }: { before: Date; now: Date }) {
  const rows = await db
    .update(table)
    .set({ askedAt: now })
    .where(and(eq(table.orderId, orderId), lt(table.askedAt, before)))
    .returning({ orderId: table.orderId });
  return rows.length > 0;
}

/** What happened to money that had come; null where the payment is none of ours. */
export async function noteAtPayment(
  db: Db,
  paymentIntent: string,
  changes: Partial<Pick<Row, 'refundedCents' | 'disputedAt'>>,
): Promise<string | null> {
  const [row] = await db
    .update(table)
    .set(changes)
    .where(eq(table.paymentIntent, paymentIntent))
    .returning({ orderId: table.orderId });
  return row?.orderId ?? null;
}
