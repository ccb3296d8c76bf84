import { describe, expect, test, vi } from 'vitest';
import { loginOf } from '../testing/test-login.ts';
import { ticketSession } from './ticket-session.ts';

const mia = loginOf('mia');
const accepts = async () => mia;
const refuses = async () => null;

describe('a session by the tickets of a website', () => {
  test('waits to be told who is there, and then is theirs', async () => {
    const session = ticketSession({ getTicket: async () => 'ticket' });
    const heard = vi.fn();
    session.subscribe(heard);
    expect([session.get(), session.isPending()]).toEqual([null, true]);
    const exchange = vi.fn(accepts);
    expect(await session.renew(exchange)).toEqual(mia);
    expect(exchange.mock.calls).toEqual([['ticket']]);
    expect([session.get(), session.isPending(), heard.mock.calls.length]).toEqual([mia, false, 1]);
  });

  test('asks for one ticket however many need it, and for another one the next time', async () => {
    const getTicket = vi.fn(async () => 'ticket');
    const session = ticketSession({ getTicket });
    const renewals = Array.from({ length: 50 }, () => session.renew(accepts));
    expect(new Set(await Promise.all(renewals))).toEqual(new Set([mia]));
    expect(getTicket).toHaveBeenCalledTimes(1);
    await session.renew(accepts);
    expect(getTicket).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['the website knows nobody', async () => null, accepts],
    ['the portal does not take the ticket', async () => 'ticket', refuses],
  ])('is nobody’s where %s, until it is to ask again', async (_, getTicket, exchange) => {
    const session = ticketSession({ getTicket });
    expect(await session.renew(exchange)).toBeNull();
    expect([session.get(), session.isPending()]).toEqual([null, false]);
    session.ask();
    expect(session.isPending()).toBe(true);
  });

  test('goes on to ask after a failure: of the website, of the portal, or of both to answer in time', async () => {
    const lost = new Error('lost');
    const session = ticketSession({ getTicket: () => Promise.reject(lost) });
    await expect(session.renew(accepts)).rejects.toBe(lost);
    expect(session.isPending()).toBe(true);
    const other = ticketSession({ getTicket: async () => 'ticket' });
    await expect(other.renew(() => Promise.reject(lost))).rejects.toBe(lost);
    expect(await other.renew(accepts)).toEqual(mia);
  });

  test('does not wait for a website for ever', async () => {
    const time = new AbortController();
    const after = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal);
    const session = ticketSession({ getTicket: () => new Promise(() => undefined) });
    const renewal = session.renew(accepts);
    time.abort(new DOMException('', 'TimeoutError'));
    await expect(renewal).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(after).toHaveBeenCalledWith(30_000);
    after.mockRestore();
  });

  test('is not taken over by an answer that somebody signed out before', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const session = ticketSession({ getTicket: () => promise });
    const renewal = session.renew(accepts);
    session.set(null);
    resolve('ticket');
    expect(await renewal).toBeNull();
    expect([session.get(), session.isPending()]).toEqual([null, false]);
  });
});
