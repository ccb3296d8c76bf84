import { limits } from '@portal/api/contract';
import { and, eq, gt, lt, lte, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { authenticators, authenticatorSetUps, loginChallenges, recoveryCodes } from '../../db/schema/index.ts';

const { setUpMinutes, tries } = limits.authenticator;

interface NewSetUp {
  personId: string;
  sessionId: string;
  sealedSecret: string;
}

/** Keeps an app until a code of it is entered; one that was begun with before is no longer waited for. */
export async function startSetUp(db: Db, setUp: NewSetUp, now: Date): Promise<Date> {
  const expiresAt = new Date(now.getTime() + setUpMinutes * 60_000);
  const values = { ...setUp, tries: 0, expiresAt };
  await db
    .insert(authenticatorSetUps)
    .values(values)
    .onConflictDoUpdate({ target: authenticatorSetUps.personId, set: values });
  return expiresAt;
}

/** Counts a try before it is judged: what waits in this session, or null where nothing does any more. */
export async function trySetUp(db: Db, personId: string, sessionId: string, now: Date): Promise<string | null> {
  const [setUp] = await db
    .update(authenticatorSetUps)
    .set({ tries: sql`${authenticatorSetUps.tries} + 1` })
    .where(
      and(
        eq(authenticatorSetUps.personId, personId),
        eq(authenticatorSetUps.sessionId, sessionId),
        lt(authenticatorSetUps.tries, tries),
        gt(authenticatorSetUps.expiresAt, now),
      ),
    )
    .returning({ sealedSecret: authenticatorSetUps.sealedSecret });
  return setUp?.sealedSecret ?? null;
}

/** Puts what was tried in the place of the app that is asked; false where something else is waited for meanwhile. */
export async function finishSetUp(
  tx: Db,
  { personId, sealedSecret, step }: { personId: string; sealedSecret: string; step: number },
  now: Date,
): Promise<boolean> {
  const gone = await tx
    .delete(authenticatorSetUps)
    .where(and(eq(authenticatorSetUps.personId, personId), eq(authenticatorSetUps.sealedSecret, sealedSecret)))
    .returning({ personId: authenticatorSetUps.personId });
  if (gone.length === 0) return false;
  await setApp(tx, { personId, sealedSecret, lastStep: step, addedAt: now });
  return true;
}

/** Sign-ins that wait for a code were begun by other factors. */
export async function setApp(tx: Db, app: typeof authenticators.$inferInsert): Promise<void> {
  await tx.insert(authenticators).values(app).onConflictDoUpdate({ target: authenticators.personId, set: app });
  await tx.delete(loginChallenges).where(eq(loginChallenges.personId, app.personId));
}

/** With the codes for whoever has lost it. */
export async function removeApp(tx: Db, personId: string): Promise<void> {
  await tx.delete(authenticators).where(eq(authenticators.personId, personId));
  await dropSetUps(tx, personId, null);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.personId, personId));
  await tx.delete(loginChallenges).where(eq(loginChallenges.personId, personId));
}

/** Apps that were begun with on other devices are no longer waited for. */
export async function dropSetUps(tx: Db, personId: string, currentSessionId: string | null): Promise<void> {
  const others = currentSessionId === null ? undefined : ne(authenticatorSetUps.sessionId, currentSessionId);
  await tx.delete(authenticatorSetUps).where(and(eq(authenticatorSetUps.personId, personId), others));
}

/** Forgets apps that no code was entered of in time. */
export async function forgetSetUps(db: Db, now: Date): Promise<void> {
  await db.delete(authenticatorSetUps).where(lte(authenticatorSetUps.expiresAt, now));
}

export function keepLastStep(tx: Db, personId: string, step: number) {
  return tx
    .update(authenticators)
    .set({ lastStep: step })
    .where(and(eq(authenticators.personId, personId), lt(authenticators.lastStep, step)))
    .returning({ lastStep: authenticators.lastStep });
}
