import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { passkeys } from '../../db/schema/index.ts';

export function notePasskeyUse(db: Db, id: string, newCounter: number, credentialBackedUp: boolean, now: Date) {
  const isAbove = newCounter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, newCounter);
  return db
    .update(passkeys)
    .set({ counter: newCounter, isBackedUp: credentialBackedUp, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), isAbove))
    .returning({ id: passkeys.id });
}
