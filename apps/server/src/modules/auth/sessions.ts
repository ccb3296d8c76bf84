import { type Call, personOf } from '../../http/call.ts';
import { notFound } from '../../http/problem.ts';
import { audit } from './auth.writes.ts';
import { ownOpenSessions } from './sessions.queries.ts';
import { endLiveSession, endLiveSessions } from './sessions.writes.ts';

/** Where the person is signed in, the last used first; what administrators opened to act for them is not theirs. */
export async function listSessions(call: Call) {
  const person = personOf(call);
  const open = await ownOpenSessions(call.db, person.sessionId, person.id, call.now);
  return { sessions: open.map((session) => ({ ...session, isCurrent: session.id === person.sessionId })) };
}

export async function endOwnSession(sessionId: string, call: Call): Promise<void> {
  const person = personOf(call);
  const ended = await endLiveSession(call.db, sessionId, person.id, 'endedByPerson', call.now);
  if (ended === 0) throw notFound();
  await audit(call.db, { kind: 'sessionEnded', personId: person.id, address: call.address }, call.now);
}

/** Every session, this one too unless it is to stay. */
export async function signOutEverywhere(keepCurrent: boolean, call: Call): Promise<{ ended: number }> {
  const person = personOf(call);
  const ended = await endLiveSessions(call.db, person.sessionId, person.id, keepCurrent, call.now);
  await audit(call.db, { kind: 'signedOutEverywhere', personId: person.id, address: call.address }, call.now);
  return { ended };
}
