import type { StoragePort } from './ports.ts';

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
  };
}

/** The name of one portal in what a browser keeps: its server's address and its organisation. */
export function storageScope(portal: { apiUrl: string; profile: { name: string } }): string {
  return `portal:${encodeURIComponent(portal.apiUrl)}:${encodeURIComponent(portal.profile.name)}`;
}
