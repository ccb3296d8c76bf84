import { heldSeatsRefusal, heldSeatsSettings } from '@portal/rules';
import { featureSettings } from '@portal/kit/access';
import type { Db } from '../../db/connect.ts';
import { lockPerson } from '../../db/lock-person.ts';
import { refuse } from '../../http/problem.ts';
import { giveSeatsBack, takeSeats, withoutSeats } from '../seats/index.ts';
import { heldWith, pendingOrder, type Wanted } from './place-order.queries.ts';
import { addOrder, cancelPending, type Held, holdEvents, lockTypes, openedOrder } from './place-order.writes.ts';

/** Holds the seats of all that somebody goes on to pay, or none; whoever asks again for the same goes on with the same order. */
export async function placeOrder(db: Db, wanted: Wanted, now: Date): Promise<string> {
  const { personId, items } = wanted;
  return db.transaction(async (tx) => {
    await lockPerson(tx, personId);
    const known = await pendingOrder(tx, wanted, now);
    if (known !== null) return known;
    await holdEvents(tx, wanted);
    refuse(heldSeatsRefusal(await heldWith(tx, wanted, now), featureSettings(wanted.profile, heldSeatsSettings)));
    await changeSeats(tx, items, await openedOrder(tx, wanted), now);
    if (wanted.replaced != null) await cancelPending(tx, wanted.replaced, now);
    return addOrder(tx, wanted, now);
  });
}

/** From what was held to what is wanted: seats that are kept are offered to nobody in between. */
async function changeSeats(db: Db, wanted: readonly Held[], held: readonly Held[], now: Date): Promise<void> {
  const changes = new Map<string, number>();
  const add = (typeId: string, seats: number) => changes.set(typeId, (changes.get(typeId) ?? 0) + seats);
  for (const { typeId, quantity } of held) add(typeId, -quantity);
  for (const { typeId, quantity } of wanted) add(typeId, quantity);
  await lockTypes(db, [...changes.keys()]);
  for (const [typeId, seats] of changes) {
    if (seats < 0) await giveSeatsBack(db, typeId, -seats, now);
    if (seats > 0 && !(await takeSeats(db, typeId, seats))) refuse(await withoutSeats(db, typeId));
  }
}
