import { decodeToken, encodeToken } from '@portal/api';
import type { Login, SessionPort } from '@portal/kit';

const keys = { authorization: 'authorization', token: 'token', userId: 'userId', userName: 'userName' } as const;

/** The session of a host that owns its page: the login is kept in the browser and shared by its tabs. */
export function createStoredSession(storage: Storage, tabs: Pick<Window, 'addEventListener'>): SessionPort {
  const listeners = new Set<() => void>();
  let cached: { token: string | null; login: Login | null } = { token: null, login: null };

  function notify(): void {
    for (const listener of listeners) listener();
  }

  tabs.addEventListener('storage', (event) => {
    if (event.key === null || event.key === keys.token) notify();
  });

  return {
    get() {
      const token = storage.getItem(keys.token);
      if (cached.token !== token) cached = { token, login: token === null ? null : readLogin(storage, token) };
      return cached.login;
    },
    set(login) {
      if (login === null) {
        for (const key of Object.values(keys)) storage.removeItem(key);
      } else {
        storage.setItem(keys.authorization, 'Bearer');
        storage.setItem(keys.userId, login.userId);
        storage.setItem(keys.userName, login.userName);
        storage.setItem(keys.token, encodeToken(login));
      }
      notify();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function readLogin(storage: Storage, token: string): Login | null {
  try {
    return {
      ...decodeToken(token),
      userId: storage.getItem(keys.userId) ?? '',
      userName: storage.getItem(keys.userName) ?? '',
    };
  } catch {
    return null;
  }
}
