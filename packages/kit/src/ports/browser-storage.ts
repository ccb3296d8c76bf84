/* oxlint-disable portal/browser-storage -- The ports themselves: PortalProvider gives each portal its own part. */
import type { StoragePort } from './ports.ts';

/** The browser's local storage. Where it is full or forbidden, nothing is kept and nothing breaks. */
export function browserStorage(): StoragePort {
  return {
    ...storageIn(() => localStorage),
    subscribe(listener) {
      const hear = ({ key, storageArea }: StorageEvent): void => {
        if (key !== null && storageArea === localStorage) listener(key);
      };
      window.addEventListener('storage', hear);
      return () => window.removeEventListener('storage', hear);
    },
  };
}

/** The same for this tab alone, and no longer than it. */
export function tabStorage(): StoragePort {
  return storageIn(() => sessionStorage);
}

/** Looked up at each use: in some browsers the look itself is forbidden. */
function storageIn(browser: () => Storage): StoragePort {
  function attempt<T>(act: (storage: Storage) => T, otherwise: T): T {
    try {
      return act(browser());
    } catch {
      return otherwise;
    }
  }
  return {
    read: (key) => attempt((storage) => storage.getItem(key), null),
    write: (key, value) => attempt((storage) => storage.setItem(key, value), undefined),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
    keys: (prefix) => attempt((storage) => Object.keys(storage).filter((key) => key.startsWith(prefix)), []),
  };
}

/** Keeps texts for as long as the page is open. */
export function memoryStorage(): StoragePort {
  const texts = new Map<string, string>();
  return {
    read: (key) => texts.get(key) ?? null,
    write: (key, value) => void texts.set(key, value),
    remove: (key) => void texts.delete(key),
    keys: (prefix) => [...texts.keys()].filter((key) => key.startsWith(prefix)),
  };
}
