/** Those who want to hear of every change of something. */
export interface Listeners {
  /** Answers how to hear no more. */
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
      // Some come and go while they are told.
      for (const listener of [...listeners]) listener();
    },
  };
}
