import { createListeners } from './listeners.ts';
import type { Login, SessionPort } from './ports.ts';

/** A session that lives as long as the page: for embedding, stories and tests. */
export function memorySession(initial: Login | null = null): SessionPort {
  const { subscribe, notify } = createListeners();
  let login = initial;
  return {
    get: () => login,
    set: (next) => {
      login = next;
      notify();
    },
    subscribe,
  };
}
