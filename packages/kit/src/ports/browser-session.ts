import type { Profile } from '../profile/profile.ts';
import { browserStorage } from './browser-storage.ts';
import { parseLogin } from './parse-login.ts';
import type { Login, SessionPort, StoragePort } from './ports.ts';
import { storageScope } from './scoped-storage.ts';

export interface BrowserSessionOptions {
  apiUrl: string;
  profile: Pick<Profile, 'name'>;
  /** The browser's own when left out. */
  storage?: StoragePort;
}

/**
 * A session that the browser keeps for one server and one organisation, shared by the tabs of a website. Where the browser keeps
 * nothing, it lives as long as the page.
 */
export function browserSession({ apiUrl, profile, storage = browserStorage() }: BrowserSessionOptions): SessionPort {
  const key = `${storageScope({ apiUrl, profile })}/session`;
  const listeners = new Set<() => void>();
  let cached: { text: string | null; login: Login | null } = { text: null, login: null };
  let isStored = true;

  function notify(): void {
    for (const listener of [...listeners]) listener();
  }

  function onStorage(event: StorageEvent): void {
    if (event.key === null || event.key === key) notify();
  }

  return {
    isOfBrowser: true,
    get() {
      const text = storage.read(key);
      if (isStored && text !== cached.text) cached = { text, login: parseLogin(text) };
      return cached.login;
    },
    set(login) {
      const text = login === null ? null : JSON.stringify(login);
      if (text === null) storage.remove(key);
      else storage.write(key, text);
      isStored = storage.read(key) === text;
      cached = { text, login };
      notify();
    },
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
  };
}
