import { and, desc, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { sessions } from '../../db/schema/index.ts';
import { type Call, personOf } from '../../http/call.ts';
import { notFound } from '../../http/problem.ts';
import { deviceName } from './device-name.ts';
import { audit, canGoOn } from './repository.ts';

type Which = ReturnType<typeof and>;

/** Where the person is signed in, the last used first; what administrators opened to act for them is not theirs. */
export async function listSessions(call: Call) {
  const person = personOf(call);
  const own = or(isNull(sessions.parentId), eq(sessions.id, person.sessionId));
  const open = await openSessions(call.db, and(isLive(person.id, call.now), own));
  return { sessions: open.map((session) => ({ ...session, isCurrent: session.id === person.sessionId })) };
}

/** The sessions that a condition finds, the last used first. */
export async function openSessions(db: Db, which: Which) {
  const rows = await db
    .select()
    .from(sessions)
    .where(which)
    .orderBy(desc(sql`coalesce(${sessions.lastSeenAt}, ${sessions.createdAt})`), sessions.id)
    .limit(100);
  return rows.map((row) => ({
    id: row.id,
    device: deviceName(row.userAgent),
    address: row.address,
    startedAt: row.createdAt.toISOString(),
    lastSeenAt: (row.lastSeenAt ?? row.createdAt).toISOString(),
  }));
}

export async function endOwnSession(sessionId: string, call: Call): Promise<void> {
  const person = personOf(call);
  const ended = await endSessions(
    call.db,
    and(eq(sessions.id, sessionId), isLive(person.id, call.now)),
    'endedByPerson',
    call.now,
  );
  if (ended === 0) throw notFound();
  await audit(call.db, { kind: 'sessionEnded', personId: person.id, address: call.address }, call.now);
}

/** Every session, this one too unless it is to stay. */
export async function signOutEverywhere(keepCurrent: boolean, call: Call): Promise<{ ended: number }> {
  const person = personOf(call);
  const others = keepCurrent ? ne(sessions.id, person.sessionId) : undefined;
  const ended = await endSessions(call.db, and(isLive(person.id, call.now), others), 'endedByPerson', call.now);
  await audit(call.db, { kind: 'signedOutEverywhere', personId: person.id, address: call.address }, call.now);
  return { ended };
}

/** How many it has ended. */
export async function endSessions(
  db: Db,
  which: Which,
  endReason: 'endedByPerson' | 'endedByAdmin',
  now: Date,
): Promise<number> {
  const rows = await db.update(sessions).set({ endedAt: now, endReason }).where(which).returning({ id: sessions.id });
  return rows.length;
}

/** Neither ended nor run out. */
export function isLive(personId: string, now: Date) {
  return and(eq(sessions.personId, personId), isNull(sessions.endedAt), canGoOn(now));
}
