import { and, eq, isNull, ne, or } from 'drizzle-orm';
import { sessions } from '../../db/schema/index.ts';
import { type Call, personOf } from '../../http/call.ts';
import { notFound } from '../../http/problem.ts';
import { canGoOn } from './auth.queries.ts';
import { audit } from './auth.writes.ts';
import { openSessions } from './sessions.queries.ts';
import { endSessions } from './sessions.writes.ts';

/** Where the person is signed in, the last used first; what administrators opened to act for them is not theirs. */
export async function listSessions(call: Call) {
  const person = personOf(call);
  const own = or(isNull(sessions.parentId), eq(sessions.id, person.sessionId));
  const open = await openSessions(call.db, and(isLive(person.id, call.now), own));
  return { sessions: open.map((session) => ({ ...session, isCurrent: session.id === person.sessionId })) };
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

/** Neither ended nor run out. */
export function isLive(personId: string, now: Date) {
  return and(eq(sessions.personId, personId), isNull(sessions.endedAt), canGoOn(now));
}
