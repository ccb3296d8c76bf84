import type { SessionPort } from '@portal/kit/server';
import { type LoginReply, toLogin } from './token.ts';

/** Exchanges a refresh token; null when the server no longer takes it. */
export type Refresh = (refreshToken: string) => Promise<LoginReply | null>;

/**
 * Gets a fresh access token after the server refused `used`: one exchange however many calls ask at once, in this tab or another.
 * Null when the login is over.
 */
export type Renew = (used: string) => Promise<string | null>;

export function createRenewal(session: SessionPort, refresh: Refresh): Renew {
  let running: Promise<string | null> | null = null;

  async function exchange(used: string): Promise<string | null> {
    const login = session.get();
    if (login === null) return null;
    // Another call or another tab was faster. A refresh token works once, so it must not be tried again.
    if (login.accessToken !== used) return login.accessToken;
    if (login.refreshToken === '') return null;
    const reply = await refresh(login.refreshToken);
    const current = session.get();
    if (current?.refreshToken !== login.refreshToken) return current?.accessToken ?? null;
    if (reply === null) return null;
    const next = toLogin(reply);
    session.set(next);
    return next.accessToken;
  }

  return (used) => {
    running ??= alone(() => exchange(used)).finally(() => {
      running = null;
    });
    return running;
  };
}

function alone<T>(task: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks;
  return locks === undefined ? task() : locks.request('portal-refresh', task);
}
