import { openDB } from 'idb';
import type { VaultPort } from './ports.ts';

const store = 'kept';

/** A database of the browser as a vault. */
export async function openVault(name: string): Promise<VaultPort> {
  const database = await openDB(name, 1, { upgrade: (made) => void made.createObjectStore(store) });
  const below = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uffff`);
  return {
    async entries(prefix) {
      const { store: objectStore } = database.transaction(store);
      const [keys, values] = await Promise.all([
        objectStore.getAllKeys(below(prefix)),
        objectStore.getAll(below(prefix)),
      ]);
      return keys.map((key, at) => [typeof key === 'string' ? key : '', values[at]]);
    },
    async put(key, value) {
      await database.put(store, value, key);
    },
    remove: (prefix) => database.delete(store, below(prefix)),
  };
}
