/** The subscribers of something that changes. */
export interface Listeners {
  /** Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
  notify(): void;
}

export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify() {
      // Some subscribe and unsubscribe while they are notified.
      for (const listener of [...listeners]) listener();
    },
  };
}
