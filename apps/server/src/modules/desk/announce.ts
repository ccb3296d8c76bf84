import type { Db } from '../../db/connect.ts';
import { announce } from './announce.writes.ts';

/** Queues a mail to everybody who holds a ticket of an event that its organiser cancels. Asked before the tickets are cancelled, in the same transaction. */
export async function announceCancelled(db: Db, eventId: string, now: Date): Promise<void> {
  await announce(db, 'cancelled', eventId, now);
}
