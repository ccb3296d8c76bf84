import type { StoragePort } from '../ports/ports.ts';

/** One piece of unfinished work on this device. */
export interface Draft {
  /** Keeps the value within a second. */
  write(value: unknown): void;
  flush(): void;
  clear(): void;
  /** Keeps nothing any more: its owner has signed out. */
  discard(): void;
  close(): void;
}

interface DraftOptions {
  storage: StoragePort;
  key: string;
  onClose(): void;
}

const delayMs = 600;

export function createDraft({ storage, key, onClose }: DraftOptions): Draft {
  let waiting: { value: unknown } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDiscarded = false;

  function stop(): void {
    clearTimeout(timer);
    timer = undefined;
    waiting = null;
  }

  function flush(): void {
    if (waiting !== null) storage.write(key, JSON.stringify(waiting.value));
    stop();
  }

  return {
    write(value) {
      if (isDiscarded) return;
      waiting = { value };
      timer ??= setTimeout(flush, delayMs);
    },
    flush,
    clear() {
      stop();
      storage.remove(key);
    },
    discard() {
      stop();
      isDiscarded = true;
    },
    close() {
      flush();
      onClose();
    },
  };
}
