import type { DraftEntry } from './draft-record.ts';

/** One piece of unfinished work on this device. */
export interface Draft {
  /** Keeps the value within a second. */
  write(value: unknown, entry?: DraftEntry | null): void;
  flush(): void;
  clear(): void;
  /** Keeps nothing any more: its owner has signed out. */
  discard(): void;
  close(): void;
}

interface DraftOptions {
  keep(value: unknown, entry: DraftEntry | null): void;
  remove(): void;
  onClose(): void;
}

const delayMs = 600;

export function createDraft({ keep, remove, onClose }: DraftOptions): Draft {
  let waiting: { value: unknown; entry: DraftEntry | null } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDiscarded = false;

  function stop(): void {
    clearTimeout(timer);
    timer = undefined;
    waiting = null;
  }

  function flush(): void {
    if (waiting !== null) keep(waiting.value, waiting.entry);
    stop();
  }

  return {
    write(value, entry = null) {
      if (isDiscarded) return;
      waiting = { value, entry };
      timer ??= setTimeout(flush, delayMs);
    },
    flush,
    clear() {
      stop();
      remove();
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
