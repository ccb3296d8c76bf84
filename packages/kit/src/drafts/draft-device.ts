import { createListeners } from '../ports/listeners.ts';
import type { StoragePort, VaultPort } from '../ports/ports.ts';
import type { Draft } from './draft.ts';
import {
  copyOf,
  draftKeysOf,
  fileKeyOf,
  isCopy,
  retainedMarkOf,
  prefixOf,
  root,
  textKeyOf,
  unsentPrefixOf,
} from './draft-keys.ts';

/**
 * What a portal keeps of unfinished work on a device, each piece under the person who wrote it. Every page has it; what reads and writes drafts comes with
 * the forms, what lists them with their page.
 */
export interface DraftDevice {
  storage: StoragePort;
  vault: VaultPort;
  now(): Date;
  owner(): string | null;
  /** Drafts that are being written. */
  opened: Set<Draft>;
  /** Whether anything is kept under the key. */
  has(key: string): boolean;
  /** What is kept under the key, as it is written on the device. */
  readText(key: string): string | null;
  storeText(key: string, text: string): void;
  /** Removes what was kept under the key. */
  clear(key: string): void;
  /** Says whether what is kept under the key is still to be sent, so that nobody signs out without knowing that it would be lost. */
  mark(key: string, isUnsent: boolean): void;
  /** Whether the person has anything on this device that is still to be sent, on whatever page. */
  hasUnsent(): boolean;
  /** Writes what is still waiting. */
  flush(): void;
  /** Writes what is still waiting, and leaves it on the device until its owner is back: the login ran out, in this tab or another. */
  retainAll(): void;
  /** Someone signed in or out: drafts of the person before are removed from the device, unless they are kept. */
  setOwner(userId: string | null): void;
  removeAllOf(userId: string | null): void;
  /** Whether there is one that a list of all can name. */
  hasListed(): boolean;
  /** Somebody goes on with one: what it is written in opens by itself. */
  takeUp(key: string): void;
  /** It was taken up, and is neither sent nor given up since. */
  isTakenUp(key: string): boolean;
  /** Finds what a killed browser had not written yet, and lets go of what is too old or too much. */
  recover(): Promise<void>;
  /** Hears that something was found again. */
  onRecovered(listener: () => void): () => void;
  /** Something was found again. */
  found(): void;
  /** Hears that drafts have come or gone. */
  subscribe(listener: () => void): () => void;
  /** Drafts have come or gone. */
  changed(): void;
}

interface DraftDeviceOptions {
  storage: StoragePort;
  vault: VaultPort;
  now(): Date;
  owner: string | null;
}

/** How `recordText` begins one that a list can name: the shell asks at each render, and a draft can be long. */
const listed = /^\{"draft":1,"at":\d+,"entry":\{/;

export function createDraftDevice({ storage, vault, now, owner: firstOwner }: DraftDeviceOptions): DraftDevice {
  const opened = new Set<Draft>();
  const { subscribe, notify } = createListeners();
  const recovered = createListeners();
  let owner = firstOwner;
  let takenUp: string | null = null;

  const readText = (key: string) => storage.read(prefixOf(owner) + key);
  const has = (key: string) => readText(key) !== null;

  function flush(): void {
    for (const draft of opened) draft.flush();
  }

  function storeText(key: string, text: string): void {
    const isNew = !has(key);
    storage.write(prefixOf(owner) + key, text);
    // A browser's storage may be written a minute later, and is not when the browser is killed.
    if (!isCopy(key)) vault.put(textKeyOf(prefixOf(owner) + key), text).catch(ignore);
    if (isNew) notify();
  }

  function clear(key: string): void {
    const fullKey = prefixOf(owner) + key;
    storage.remove(fullKey);
    storage.remove(unsentPrefixOf(owner) + key);
    removeFromVault(textKeyOf(fullKey), fileKeyOf(fullKey));
    if (takenUp === key) takenUp = null;
    notify();
  }

  function removeFromVault(...keys: string[]): void {
    for (const fullKey of keys) vault.remove(fullKey).catch(ignore);
  }

  /** Nothing is fetched for people who have nothing here. */
  async function recover(): Promise<void> {
    if (owner === null) return;
    const hasTexts = storage.keys(prefixOf(owner)).length > 0;
    if (!hasTexts && (await vault.entries(textKeyOf(`${root}:`, ''))).length === 0) return;
    const { recoverDrafts } = await import('./listed-drafts.ts');
    await recoverDrafts(device);
  }

  function removeAllOf(userId: string | null): void {
    for (const prefix of [prefixOf(userId), unsentPrefixOf(userId)])
      for (const key of storage.keys(prefix)) storage.remove(key);
    removeFromVault(textKeyOf(prefixOf(userId), ''), fileKeyOf(prefixOf(userId), ''));
  }

  function setOwner(userId: string | null): void {
    if (userId !== null) {
      storage.remove(retainedMarkOf(userId));
      for (const key of storage.keys(`${root}:`))
        if (key.includes(`:${copyOf('')}`) && !key.startsWith(prefixOf(userId))) storage.remove(key);
    }
    if (userId === owner) return;
    // On the device, since the other tabs of the same person must know it too.
    const isRetained = owner !== null && storage.read(retainedMarkOf(owner)) !== null;
    if (isRetained) flush();
    for (const draft of opened) draft.discard();
    if (!isRetained && owner !== null) removeAllOf(owner);
    owner = userId;
    notify();
    if (owner !== null) recover().catch(ignore);
  }

  const device: DraftDevice = {
    ...{ storage, vault, now, opened, has, readText, storeText, clear, flush, setOwner, removeAllOf, recover },
    owner: () => owner,
    mark(key, isUnsent) {
      if (isUnsent) storage.write(unsentPrefixOf(owner) + key, 'true');
      else storage.remove(unsentPrefixOf(owner) + key);
    },
    hasUnsent: () => storage.keys(unsentPrefixOf(owner)).length > 0,
    retainAll() {
      flush();
      if (owner !== null) storage.write(retainedMarkOf(owner), 'true');
    },
    hasListed: () => draftKeysOf(storage, owner).some((key) => listed.test(readText(key) ?? '')),
    takeUp: (key) => void (takenUp = key),
    isTakenUp: (key) => takenUp === key && has(key),
    onRecovered: recovered.subscribe,
    found: recovered.notify,
    subscribe(listener) {
      const stop = subscribe(listener);
      const stopOthers = storage.subscribe?.((key) => key.startsWith(prefixOf(owner)) && listener());
      return () => {
        stop();
        stopOthers?.();
      };
    },
    changed: notify,
  };
  return device;
}

/** Where a device keeps nothing more, work goes on. */
function ignore() {}
