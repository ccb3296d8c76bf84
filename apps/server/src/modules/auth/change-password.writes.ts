import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { people, sessions } from '../../db/schema/index.ts';
import type { Account } from './auth.queries.ts';

/** Of two changes at once the first holds: false for the other. */
export async function replacePassword(
  tx: Db,
  { id, passwordHash: old }: Account,
  passwordHash: string,
): Promise<boolean> {
  const rows = await tx
    .update(people)
    .set({ passwordHash })
    .where(and(eq(people.id, id), eq(people.passwordHash, old), isNull(people.disabledAt)))
    .returning({ id: people.id });
  return rows.length > 0;
}

export async function endOtherSessions(tx: Db, personId: string, sessionId: string, now: Date): Promise<void> {
  await tx
    .update(sessions)
    .set({ endedAt: now, endReason: 'passwordChanged' })
    .where(and(eq(sessions.personId, personId), ne(sessions.id, sessionId), isNull(sessions.endedAt)));
}
