import { decodeToken, encodeToken } from '@portal/api';
import { createListeners, type Login, type SessionPort } from '@portal/kit';

const keys = { authorization: 'authorization', token: 'token', userId: 'userId', userName: 'userName' } as const;
/** The login of an administrator, while they act for the person who stands under the other keys. */
const ownKeys = { token: 'ownToken', userId: 'ownUserId', userName: 'ownUserName' } as const;

/** The session of a host that owns its page: the login is kept in the browser and shared by its tabs. */
export function createStoredSession(storage: Storage, tabs: Pick<Window, 'addEventListener'>): SessionPort {
  const { subscribe, notify } = createListeners();
  let cached: { token: string | null; login: Login | null } = { token: null, login: null };

  tabs.addEventListener('storage', (event) => {
    if (event.key === null || event.key === keys.token) notify();
  });

  return {
    get() {
      const token = storage.getItem(keys.token);
      if (cached.token !== token) cached = { token, login: readLogin(storage) };
      return cached.login;
    },
    set(login) {
      // The token last: other tabs hear of it, and read the rest.
      if (login?.own === undefined) forget(storage, ownKeys);
      else write(storage, ownKeys, login.own);
      if (login === null) {
        forget(storage, keys);
      } else {
        storage.setItem(keys.authorization, 'Bearer');
        write(storage, keys, login);
      }
      notify();
    },
    subscribe,
  };
}

type Keys = Record<'token' | 'userId' | 'userName', string>;

function write(storage: Storage, { token, userId, userName }: Keys, login: Login): void {
  storage.setItem(userId, login.userId);
  storage.setItem(userName, login.userName);
  storage.setItem(token, encodeToken(login));
}

function forget(storage: Storage, names: Readonly<Record<string, string>>): void {
  for (const key of Object.values(names)) storage.removeItem(key);
}

function readLogin(storage: Storage): Login | null {
  const login = loginUnder(storage, keys);
  const own = loginUnder(storage, ownKeys);
  return login === null || own === null ? login : { ...login, own };
}

function loginUnder(storage: Storage, names: Keys): Login | null {
  const token = storage.getItem(names.token);
  if (token === null) return null;
  try {
    return {
      ...decodeToken(token),
      userId: storage.getItem(names.userId) ?? '',
      userName: storage.getItem(names.userName) ?? '',
    };
  } catch {
    return null;
  }
}
