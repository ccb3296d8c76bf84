import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { Login, SessionPort } from '../ports/ports.ts';
import { usePortal } from './portal-context.ts';

/** The login, or null while nobody is signed in. A person who is to sign in again in place counts as signed in: their work stays on the screen. */
export function useSession(): Login | null {
  const { session, suspendedSession } = usePortal();
  const last = useRef<Login | null>(null);
  // A port may build a new object for every `get`; React wants the same one until something changed.
  const get = useCallback(() => {
    const login = session.get() ?? suspendedSession.get()?.login ?? null;
    if (!isSame(last.current, login)) last.current = login;
    return last.current;
  }, [session, suspendedSession]);
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [session.subscribe(listener), suspendedSession.subscribe(listener)];
      return () => stops.forEach((stop) => stop());
    },
    [session, suspendedSession],
  );
  return useSyncExternalStore(subscribe, get, session.isOfBrowser === true ? nobody : get);
}

const nobody = () => null;

/** It is still being found out who is signed in: nobody is asked to sign in yet. */
export function useIsSessionPending(): boolean {
  const { session } = usePortal();
  const subscribe = useCallback((listener: () => void) => session.subscribe(listener), [session]);
  const get = () => session.isPending?.() ?? false;
  return useSyncExternalStore(subscribe, get, session.isOfBrowser === true ? () => isPendingOnServer(session) : get);
}

/** A server asks nobody: where the browser is to find out who is there, it is still to be found out. */
function isPendingOnServer(session: SessionPort): boolean {
  return session.isPending !== undefined;
}

function isSame(a: Login | null, b: Login | null): boolean {
  if (a === null || b === null) return a === b;
  return (
    a.accessToken === b.accessToken &&
    a.refreshToken === b.refreshToken &&
    a.userId === b.userId &&
    a.userName === b.userName
  );
}
