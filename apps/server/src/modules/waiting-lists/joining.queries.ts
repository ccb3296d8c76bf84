import { and, count, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { waitingEntries } from '../../db/schema/index.ts';

const isOpen = inArray(waitingEntries.status, ['waiting', 'offered']);

export async function openEntry(db: Db, typeId: string, personId: string) {
  const isMine = and(eq(waitingEntries.ticketTypeId, typeId), eq(waitingEntries.personId, personId));
  const [entry = null] = await db.select().from(waitingEntries).where(and(isMine, isOpen));
  return entry;
}

export async function countWaitingLists(db: Db, personId: string): Promise<number> {
  const [row] = await db
    .select({ lines: count() })
    .from(waitingEntries)
    .where(and(eq(waitingEntries.personId, personId), isOpen));
  return row?.lines ?? 0;
}

type Counting = Pick<Parameters<Parameters<Db['transaction']>[0]>[0], '$count'>;

export function countWaiting(tx: Counting, typeId: string) {
  return tx.$count(waitingEntries, and(eq(waitingEntries.ticketTypeId, typeId), eq(waitingEntries.status, 'waiting')));
}
