import type { StoragePort } from '../ports/ports.ts';
import { createDraft, type Draft } from './draft.ts';

/** The drafts of one portal, each kept under the person who wrote it. */
export interface DraftRegistry {
  /** What was kept under the key, or undefined. */
  read(key: string): unknown;
  open(key: string): Draft;
  /** Writes what is still waiting. */
  flush(): void;
  /** Writes what is still waiting, and leaves it on the device when the login is given up next. */
  keepAll(): void;
  /** Someone signed in or out: drafts of the person before are removed from the device. */
  setOwner(userId: string | null): void;
}

const root = 'portal-draft';

export function createDraftRegistry(storage: StoragePort, firstOwner: string | null): DraftRegistry {
  const drafts = new Set<Draft>();
  let owner = firstOwner;
  let isKept = false;

  function flush(): void {
    for (const draft of drafts) draft.flush();
  }

  return {
    read: (key) => parse(storage.read(prefixOf(owner) + key)),
    open(key) {
      const draft = createDraft({ storage, key: prefixOf(owner) + key, onClose: () => drafts.delete(draft) });
      drafts.add(draft);
      return draft;
    },
    flush,
    keepAll() {
      flush();
      isKept = true;
    },
    setOwner(userId) {
      if (userId === owner) return;
      for (const draft of drafts) draft.discard();
      if (!isKept && owner !== null) for (const key of storage.keys(prefixOf(owner))) storage.remove(key);
      owner = userId;
      isKept = false;
    },
  };
}

function prefixOf(userId: string | null): string {
  return `${root}:${userId ?? ''}:`;
}

function parse(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
