import { createListeners } from './listeners.ts';
import type { Login, SessionPort } from './ports.ts';

const timeoutMs = 30_000;

type Exchange = Parameters<NonNullable<SessionPort['renew']>>[0];

export interface TicketSessionOptions {
  /** Asks the website's own server for a ticket, which works once and for a minute; null: nobody is signed in there. */
  getTicket(options: { signal: AbortSignal }): Promise<string | null>;
}

export interface TicketSession extends SessionPort {
  isPending(): boolean;
  renew(exchange: Exchange): Promise<Login | null>;
  /** Asks the website again who is there: after somebody has signed in or out on it. */
  ask(): void;
}

/**
 * The session of a website that signs its visitors in itself. The portal exchanges a ticket of the website's server for a login that
 * lasts minutes; when it is over, another ticket is asked for, one for however many calls were refused. Nothing is kept in the browser.
 */
export function ticketSession({ getTicket }: TicketSessionOptions): TicketSession {
  const { subscribe, notify } = createListeners();
  let login: Login | null = null;
  let isPending = true;
  let running: Promise<Login | null> | null = null;
  let turn = 0;

  function become(next: Login | null, pending: boolean): void {
    login = next;
    isPending = pending;
    // An answer that is still under way no longer counts.
    turn += 1;
    running = null;
    notify();
  }

  async function askOnce(exchange: Exchange): Promise<Login | null> {
    const startTurn = turn;
    const ticket = await inTime(getTicket);
    const next = ticket === null ? null : await exchange(ticket);
    if (startTurn !== turn) return login;
    if (next !== null || isPending) become(next, false);
    return next;
  }

  function renew(exchange: Exchange): Promise<Login | null> {
    if (running !== null) return running;
    const renewal = askOnce(exchange);
    const forget = (): void => {
      if (running === renewal) running = null;
    };
    running = renewal;
    renewal.then(forget, forget);
    return renewal;
  }

  return {
    get: () => login,
    set: (next) => become(next, false),
    isOfBrowser: true,
    isPending: () => isPending,
    renew,
    ask: () => become(null, true),
    subscribe,
  };
}

/** A website that does not answer in time is a call that failed. */
function inTime(getTicket: TicketSessionOptions['getTicket']): Promise<string | null> {
  const signal = AbortSignal.timeout(timeoutMs);
  const late = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  return Promise.race([getTicket({ signal }), late]);
}
