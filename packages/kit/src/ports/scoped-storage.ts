import type { StoragePort, VaultPort } from './ports.ts';

/**
 * One portal's part of a storage, so that two organisations on one page or origin never read, overwrite or remove each other's drafts.
 *
 * @param scope What {@link storageScope} names.
 */
export function scopedStorage(storage: StoragePort, scope: string): StoragePort {
  const prefix = `${scope}/`;
  return {
    read: (key) => storage.read(prefix + key),
    write: (key, value) => storage.write(prefix + key, value),
    remove: (key) => storage.remove(prefix + key),
    keys: (start) => storage.keys(prefix + start).map((key) => key.slice(prefix.length)),
    subscribe: (listener) =>
      storage.subscribe?.((key) => key.startsWith(prefix) && listener(key.slice(prefix.length))) ?? nothing,
  };
}

function nothing() {}

/** The same of a vault. */
export function scopedVault(vault: VaultPort, scope: string): VaultPort {
  const prefix = `${scope}/`;
  return {
    entries: async (start) =>
      (await vault.entries(prefix + start)).map(([key, value]) => [key.slice(prefix.length), value]),
    put: (key, value) => vault.put(prefix + key, value),
    remove: (start) => vault.remove(prefix + start),
  };
}

/** The name of one portal in what a browser keeps: its server's address and its organisation. */
export function storageScope(portal: { apiUrl: string; profile: { name: string } }): string {
  return `portal:${encodeURIComponent(portal.apiUrl)}:${encodeURIComponent(portal.profile.name)}`;
}
