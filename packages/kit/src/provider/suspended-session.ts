import { useSyncExternalStore } from 'react';
import { createListeners } from '../ports/listeners.ts';
import type { Login } from '../ports/ports.ts';
import { usePortal } from './portal-context.ts';

/** Somebody who is to sign in where they are: their login is over while their work stays on the screen, or they have never had one. */
export interface SuspendedSession {
  /** As it was; the server takes it no longer. Null for a stranger who has asked to sign in. */
  login: Login | null;
  /** How often something has needed the login since. */
  asks: number;
}

export interface SuspendedSessionStore {
  get(): SuspendedSession | null;
  subscribe(listener: () => void): () => void;
  begin(login: Login): void;
  /** Whoever looks at the screen wants to sign in. */
  invite(): void;
  /** Something needs the login: the person is asked to sign in (again). */
  ask(): void;
  end(): void;
}

export function createSuspendedSession(): SuspendedSessionStore {
  const { subscribe, notify } = createListeners();
  let current: SuspendedSession | null = null;

  function become(next: SuspendedSession | null): void {
    current = next;
    notify();
  }

  return {
    get: () => current,
    subscribe,
    begin: (login) => become({ login, asks: 0 }),
    invite: () => become({ login: current?.login ?? null, asks: (current?.asks ?? 0) + 1 }),
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
