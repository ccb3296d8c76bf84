import type { Login, SessionPort } from './ports.ts';

/** A session that lives as long as the page: for embedding, stories and tests. */
export function memorySession(initial: Login | null = null): SessionPort {
  const listeners = new Set<() => void>();
  let login = initial;
  return {
    get: () => login,
    set: (next) => {
      login = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
