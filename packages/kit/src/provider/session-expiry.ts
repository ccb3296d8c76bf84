import type { SessionPort } from '../ports/ports.ts';

const expiring = new WeakSet<SessionPort>();

/** Gives up a login that the server no longer takes. Every portal that shares the session can tell this from signing out. */
export function giveUpLogin(session: SessionPort): void {
  expiring.add(session);
  try {
    session.set(null);
  } finally {
    expiring.delete(session);
  }
}

/** While the listeners of the session are told: its login ran out, nobody has signed out. */
export function isExpiring(session: SessionPort): boolean {
  return expiring.has(session);
}
