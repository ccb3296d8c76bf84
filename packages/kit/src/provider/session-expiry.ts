import type { Login, SessionPort } from '../ports/ports.ts';

const expiring = new WeakSet<SessionPort>();

/**
 * Gives up a login that the server no longer takes; whoever acted for its person is themself again, and is returned. Every portal
 * that shares the session can tell this from signing out.
 */
export function giveUpLogin(session: SessionPort): Login | null {
  const own = session.get()?.own ?? null;
  expiring.add(session);
  try {
    session.set(own);
  } finally {
    expiring.delete(session);
  }
  return own;
}

/** While the listeners of the session are told: its login ran out, nobody has signed out. */
export function isExpiring(session: SessionPort): boolean {
  return expiring.has(session);
}
