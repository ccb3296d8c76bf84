import { eq } from 'drizzle-orm';
import { homeOrders } from '../../db/schema/index.ts';
import { type Call, personOf } from '../../http/call.ts';

export async function keepHomeOrder(sections: string[], call: Call): Promise<void> {
  const personId = personOf(call).id;
  if (sections.length === 0) {
    await call.db.delete(homeOrders).where(eq(homeOrders.personId, personId));
    return;
  }
  const order = { sections, updatedAt: call.now };
  await call.db
    .insert(homeOrders)
    .values({ personId, ...order })
    .onConflictDoUpdate({ target: homeOrders.personId, set: order });
}
