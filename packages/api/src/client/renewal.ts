import type { Login, ProblemError, SessionPort } from '@portal/kit/server';
import { type LoginReply, toLogin } from './token.ts';

export interface Exchanges {
  /** Of a refresh token; null when the server no longer takes it. */
  refresh(refreshToken: string): Promise<LoginReply | null>;
  /** Of a ticket that a website's server has signed for its visitor; null when the server does not take it. */
  ticket(ticket: string): Promise<Login | null>;
  /** The problem behind what a website threw when it was asked for a ticket. */
  failure(error: unknown): ProblemError;
}

/**
 * Refreshes the access token after the server refused `used`, or where there is none yet: single-flight, one exchange however many calls
 * ask at once, in this tab or another. Null when the login is over.
 */
export type Renew = (used: string | null) => Promise<string | null>;

export function createRenewal(apiUrl: string, session: SessionPort, exchanges: Exchanges): Renew {
  let running: Promise<string | null> | null = null;

  async function byRefreshToken(used: string | null): Promise<string | null> {
    const login = session.get();
    // Another call or another tab was faster. A refresh token works once, so it must not be tried again.
    if (login === null || login.accessToken !== used) return login?.accessToken ?? null;
    if (login.refreshToken === '') return null;
    const reply = await exchanges.refresh(login.refreshToken);
    const current = session.get();
    if (current?.refreshToken !== login.refreshToken) return current?.accessToken ?? null;
    if (reply === null) return null;
    const next = toLogin(reply);
    session.set(next);
    return next.accessToken;
  }

  async function byTicket(used: string | null): Promise<string | null> {
    const login = session.get();
    if (login !== null && login.accessToken !== used) return login.accessToken;
    try {
      return (await session.renew?.((ticket) => exchanges.ticket(ticket)))?.accessToken ?? null;
    } catch (error) {
      throw exchanges.failure(error);
    }
  }

  return (used) => {
    // Locked by server: one that hangs does not hold up another on the same page.
    running ??= (
      session.renew ? byTicket(used) : alone(`portal-refresh ${apiUrl}`, () => byRefreshToken(used))
    ).finally(() => {
      running = null;
    });
    return running;
  };
}

function alone<T>(name: string, task: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks;
  return locks === undefined ? task() : locks.request(name, task);
}
