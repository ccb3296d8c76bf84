import { limits } from '@portal/api';
import { testPortal } from '@portal/kit/testing';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { CheckInBook, WaitingScan } from './check-in-book.ts';
import { useSending } from './use-sending.ts';

const list = { eventId: 'e', title: '', startAt: '', timeZone: 'UTC', readAt: '', tickets: [], isCut: false };
const waiting = Array.from({ length: limits.door.scansAtOnce + 1 }, (_, at): WaitingScan => ({
  scan: { id: `scan-${at}`, at: '2026-12-03T09:00:00.000Z', action: 'in', how: 'name', ticketId: `t-${at}` },
  ticketId: `t-${at}`,
  told: 'in',
}));

test('of more than go at once the oldest are sent first, and nothing twice while that is under way', async () => {
  const sent: string[][] = [];
  let answer = (_: Response): void => undefined;
  const fetch = vi.fn(async (...[input, init]: Parameters<typeof globalThis.fetch>) => {
    const { scans } = await new Request(input, init).json();
    sent.push(scans.map(({ id }: { id: string }) => id));
    return new Promise<Response>((resolve) => {
      answer = resolve;
    });
  });
  const book: { current: CheckInBook } = { current: { list, waiting, differences: [] } };
  const onSynced = vi.fn();
  const { wrapper } = testPortal({ fetch });
  const { result, rerender } = renderHook(
    () => useSending({ eventId: 'e', book, count: book.current.waiting.length, onSynced }),
    { wrapper },
  );
  await waitFor(() => expect(sent).toHaveLength(1));
  result.current.send();
  window.dispatchEvent(new Event('online'));
  expect(sent[0]).toEqual(waiting.slice(0, limits.door.scansAtOnce).map(({ scan }) => scan.id));
  answer(Response.json({ results: [], readAt: '' }));
  await waitFor(() => expect(onSynced).toHaveBeenCalledOnce());
  expect(sent).toHaveLength(1);
  book.current = { ...book.current, waiting: waiting.slice(limits.door.scansAtOnce) };
  rerender();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual([`scan-${limits.door.scansAtOnce}`]);
});

test('what the server has refused is sent no more, and what comes after it goes on', async () => {
  const answers = [
    Response.json({ results: [], readAt: '' }),
    Response.json({ code: 'server_error', message: 'The database rests.' }, { status: 500 }),
  ];
  const fetch = vi.fn(async () => answers.shift() ?? Response.json({ results: [], readAt: '' }));
  const book: { current: CheckInBook } = { current: { list, waiting, differences: [] } };
  const onSynced = vi.fn(() => {
    book.current = { ...book.current, waiting: book.current.waiting.slice(limits.door.scansAtOnce) };
  });
  const { wrapper } = testPortal({ fetch });
  const { result, rerender } = renderHook(
    () => useSending({ eventId: 'e', book, count: book.current.waiting.length, onSynced }),
    { wrapper },
  );
  await waitFor(() => expect(onSynced).toHaveBeenCalledOnce());
  rerender();
  await waitFor(() => expect(result.current.problem).not.toBeNull());
  result.current.send();
  await waitFor(() => expect(onSynced).toHaveBeenCalledTimes(2));
  expect(result.current.problem).toBeNull();
});
