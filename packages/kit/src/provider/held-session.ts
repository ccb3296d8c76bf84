import { useSyncExternalStore } from 'react';
import type { Login } from '../ports/ports.ts';
import { usePortal } from './portal-context.ts';

/** A person whose login is over while their work stays on the screen. */
export interface HeldSession {
  /** As it was; the server takes it no longer. */
  login: Login;
  /** How often something has needed the login since. */
  asks: number;
}

export interface HeldSessionStore {
  get(): HeldSession | null;
  subscribe(listener: () => void): () => void;
  begin(login: Login): void;
  /** Something needs the login: the person is asked to sign in (again). */
  ask(): void;
  end(): void;
}

export function createHeldSession(): HeldSessionStore {
  const listeners = new Set<() => void>();
  let held: HeldSession | null = null;

  function become(next: HeldSession | null): void {
    held = next;
    for (const listener of [...listeners]) listener();
  }

  return {
    get: () => held,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    begin: (login) => become({ login, asks: 0 }),
    ask() {
      if (held !== null) become({ ...held, asks: held.asks + 1 });
    },
    end() {
      if (held !== null) become(null);
    },
  };
}

/** Who is to sign in again, for what a portal was given as `signInAgain`; null while nobody is. */
export function useHeldSession(): HeldSession | null {
  const { held } = usePortal();
  return useSyncExternalStore(held.subscribe, held.get, held.get);
}
