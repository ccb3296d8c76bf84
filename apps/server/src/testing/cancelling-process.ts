/** Cancels the ticket named by its argument and frees its seat; before it would commit it says so and waits to be killed. */
import { eq } from 'drizzle-orm';
import { connect } from '../db/connect.ts';
import { tickets } from '../db/schema/index.ts';
import { giveSeatsBack } from '../modules/seats/index.ts';

const [, , url = '', ticketId = ''] = process.argv;
const now = new Date('2026-03-02T00:00:00Z');
const { db } = await connect(url, () => undefined, { size: 2 });
await db.transaction(async (tx) => {
  const [ticket] = await tx
    .update(tickets)
    .set({ status: 'Removed', updatedAt: now })
    .where(eq(tickets.id, ticketId))
    .returning();
  await giveSeatsBack(tx, ticket?.ticketTypeId ?? '', 1, now);
  process.stdout.write('freed\n');
  await new Promise(() => undefined);
});
