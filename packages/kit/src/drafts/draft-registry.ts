import type { StoragePort } from '../ports/ports.ts';
import { createDraft, type Draft } from './draft.ts';

/** The drafts of one portal, each kept under the person who wrote it. */
export interface DraftRegistry {
  /** What was kept under the key, or undefined. */
  read(key: string): unknown;
  open(key: string): Draft;
  /** Removes what was kept under the key. */
  clear(key: string): void;
  /** Says whether what is kept under the key is still to be sent, so that nobody signs out without knowing that it would be lost. */
  mark(key: string, isUnsent: boolean): void;
  /** Whether the person has anything on this device that is still to be sent, on whatever page. */
  hasUnsent(): boolean;
  /** Writes what is still waiting. */
  flush(): void;
  /** Writes what is still waiting, and leaves it on the device until its owner is back: the login ran out, in this tab or another. */
  keepAll(): void;
  /** Someone signed in or out: drafts of the person before are removed from the device, unless they are kept. */
  setOwner(userId: string | null): void;
}

const root = 'portal-draft';

/** The key of what is only a copy of what the server has, for a device without a network: a login that runs out leaves it, and it goes as soon as somebody else signs in. */
export function copyOf(key: string): string {
  return `=${key}`;
}

export function createDraftRegistry(storage: StoragePort, firstOwner: string | null): DraftRegistry {
  const drafts = new Set<Draft>();
  let owner = firstOwner;

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
    clear(key) {
      storage.remove(prefixOf(owner) + key);
      storage.remove(unsentPrefixOf(owner) + key);
    },
    mark(key, isUnsent) {
      if (isUnsent) storage.write(unsentPrefixOf(owner) + key, 'true');
      else storage.remove(unsentPrefixOf(owner) + key);
    },
    hasUnsent: () => storage.keys(unsentPrefixOf(owner)).length > 0,
    flush,
    keepAll() {
      flush();
      if (owner !== null) storage.write(keptMarkOf(owner), 'true');
    },
    setOwner(userId) {
      if (userId !== null) {
        storage.remove(keptMarkOf(userId));
        for (const key of storage.keys(`${root}:`))
          if (key.includes(`:${copyOf('')}`) && !key.startsWith(prefixOf(userId))) storage.remove(key);
      }
      if (userId === owner) return;
      // On the device, since the other tabs of the same person must know it too.
      const isKept = owner !== null && storage.read(keptMarkOf(owner)) !== null;
      if (isKept) flush();
      for (const draft of drafts) draft.discard();
      if (!isKept && owner !== null)
        for (const key of [prefixOf(owner), unsentPrefixOf(owner)].flatMap((prefix) => storage.keys(prefix)))
          storage.remove(key);
      owner = userId;
    },
  };
}

function keptMarkOf(userId: string): string {
  return `${root}s-kept:${userId}`;
}

function prefixOf(userId: string | null): string {
  return `${root}:${userId ?? ''}:`;
}

function unsentPrefixOf(userId: string | null): string {
  return `${root}-unsent:${userId ?? ''}:`;
}

function parse(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
