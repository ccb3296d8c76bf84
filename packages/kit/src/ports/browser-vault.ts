/* oxlint-disable portal/browser-storage -- A port, too: PortalProvider gives each portal its own part. */
import type { VaultPort } from './ports.ts';

const name = 'portal-drafts';

/**
 * The browser's database. It writes at once where texts of the browser's storage may wait for a minute, so what is in it outlives a
 * browser that is killed. Nothing of it is fetched for people who have nothing there; where it is forbidden, its promises reject.
 */
export function browserVault(): VaultPort {
  let opened: Promise<VaultPort> | null = null;

  /** Its calls go on in the order in which they came, so that what was removed last stays removed. */
  function open(): Promise<VaultPort> {
    opened ??= import('./open-vault.ts').then(({ openVault }) => openVault(name));
    // Another try may find it open again.
    opened.catch(() => (opened = null));
    return opened;
  }

  async function isThere(): Promise<boolean> {
    if (typeof indexedDB === 'undefined') return false;
    return (await indexedDB.databases()).some((each) => each.name === name);
  }

  return {
    entries: async (prefix) => (opened !== null || (await isThere()) ? (await open()).entries(prefix) : []),
    put: async (key, value) => (await open()).put(key, value),
    async remove(prefix) {
      if (opened !== null || (await isThere())) await (await open()).remove(prefix);
    },
  };
}

/** Keeps things for as long as the page is open. */
export function memoryVault(): VaultPort {
  const stored = new Map<string, unknown>();
  return {
    entries: async (prefix) => [...stored].filter(([key]) => key.startsWith(prefix)),
    put: async (key, value) => void stored.set(key, value),
    async remove(prefix) {
      for (const key of [...stored.keys()]) if (key.startsWith(prefix)) stored.delete(key);
    },
  };
}
