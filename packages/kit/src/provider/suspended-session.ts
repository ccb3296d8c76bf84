import { useSyncExternalStore } from 'react';
import type { Login } from '../ports/ports.ts';
import { usePortal } from './portal-context.ts';

/** A person whose login is over while their work stays on the screen. */
export interface SuspendedSession {
  /** As it was; the server takes it no longer. */
  login: Login;
  /** How often something has needed the login since. */
  asks: number;
}

export interface SuspendedSessionStore {
  get(): SuspendedSession | null;
  subscribe(listener: () => void): () => void;
  begin(login: Login): void;
  /** Something needs the login: the person is asked to sign in (again). */
  ask(): void;
  end(): void;
}

export function createSuspendedSession(): SuspendedSessionStore {
  const listeners = new Set<() => void>();
  let current: SuspendedSession | null = null;

  function become(next: SuspendedSession | null): void {
    current = next;
    for (const listener of [...listeners]) listener();
  }

  return {
    get: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    begin: (login) => become({ login, asks: 0 }),
    ask() {
      if (current !== null) become({ ...current, asks: current.asks + 1 });
    },
    end() {
      if (current !== null) become(null);
    },
  };
}

/** Who is to sign in again, for what a portal was given as `signInAgain`; null while nobody is. */
export function useSuspendedSession(): SuspendedSession | null {
  const { suspendedSession } = usePortal();
  return useSyncExternalStore(suspendedSession.subscribe, suspendedSession.get, suspendedSession.get);
}
