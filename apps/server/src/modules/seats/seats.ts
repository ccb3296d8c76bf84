import { type Refusal, saleRefusal } from '@portal/rules';
import type { Db } from '../../db/connect.ts';
import { addSold, offerFreeSeats } from './waiting.writes.ts';
import { isOnSale } from './seats.writes.ts';

/** Why `takeSeats` has taken none: the event may have been cancelled since somebody looked whether tickets are sold. */
export async function withoutSeats(db: Db, typeId: string): Promise<Refusal | null> {
  return saleRefusal((await isOnSale(db, typeId)) ? 'soldOut' : 'cancelled');
}

/** Gives seats back, and offers them to those who wait; both or neither, in the transaction of whoever gives them. */
export async function giveSeatsBack(db: Db, typeId: string, seats: number, now: Date): Promise<void> {
  await addSold(db, typeId, -seats);
  await offerFreeSeats(db, typeId, now);
}
