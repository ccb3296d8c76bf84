import { useCallback, useState } from 'react';
import { useStoredDraft } from './use-stored-draft.ts';

export interface DraftHandle<T> {
  value: T;
  set(value: T): void;
  /** Back to the initial value, and off the device. */
  clear(): void;
  /** The value was found on the device. */
  isRestored: boolean;
}

/** A JSON value that survives a reload, a crash and an expired login, for the person who wrote it. Give the component a `key` when the draft's key changes. */
export function useDraft<T>(key: string, { initial }: { initial: T }): DraftHandle<T> {
  const { restored, write, clear } = useStoredDraft(key);
  // The stored text was written by `set` below under the same key.
  const [value, setValue] = useState(() => (restored === undefined ? initial : (restored as T)));
  const [isRestored, setRestored] = useState(restored !== undefined);
  const set = useCallback(
    (next: T) => {
      setValue(next);
      write(next);
    },
    [write],
  );
  return {
    value,
    set,
    clear: () => {
      setValue(initial);
      setRestored(false);
      clear();
    },
    isRestored,
  };
}
