import { type Call, personOf } from '../../http/call.ts';
import { conflict, notFound } from '../../http/problem.ts';
import { accountById } from './auth.queries.ts';
import { audit } from './auth.writes.ts';
import { isLive, sessionsOpenedBy } from './sessions.queries.ts';
import { endLiveSession, endSessions } from './sessions.writes.ts';

/** Where somebody is signed in; what administrators opened to act for them is not listed. */
export async function listSessionsOf(id: string, call: Call) {
  await requireAccount(id, call);
  return { sessions: await sessionsOpenedBy(call.db, id, call.now) };
}

/** Signs somebody out of one device. */
export async function endSessionOf(id: string, sessionId: string, call: Call): Promise<void> {
  await requireSomebodyElse(id, call);
  await call.db.transaction(async (tx) => {
    if ((await endLiveSession(tx, sessionId, id, 'endedByAdmin', call.now)) === 0) throw notFound();
    await audit(tx, { kind: 'sessionEndedByAdmin', ...eventOf(id, call) }, call.now);
  });
}

/** Signs somebody out wherever they are; what administrators opened to act for them ends too. */
export async function signOutOf(id: string, call: Call): Promise<{ ended: number }> {
  await requireSomebodyElse(id, call);
  return call.db.transaction(async (tx) => {
    const ended = await endSessions(tx, isLive(id, call.now), 'endedByAdmin', call.now);
    await audit(tx, { kind: 'signedOutByAdmin', ...eventOf(id, call) }, call.now);
    return { ended };
  });
}

async function requireAccount(id: string, call: Call): Promise<void> {
  if ((await accountById(call.db, id)) === null) throw notFound('There is no such account.');
}

/** Nobody signs themselves out of here by accident: there is a page of one's own sessions for that. */
async function requireSomebodyElse(id: string, call: Call): Promise<void> {
  if (id === personOf(call).id) throw conflict('Sign yourself out where you are signed in.');
  await requireAccount(id, call);
}

function eventOf(personId: string, call: Call) {
  return { personId, address: call.address, data: { administratorId: personOf(call).id } };
}
