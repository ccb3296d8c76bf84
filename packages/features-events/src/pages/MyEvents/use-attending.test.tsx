import { calls } from '@portal/api';
import { sampleProblem, testPortal } from '@portal/kit/testing';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useAttending } from './use-attending.ts';
import { useMyEvents } from './use-my-events.ts';

const upcoming = { events: [], totalItems: 0, nextCursor: null };
const refused = () => Response.json(sampleProblem, { status: 500 });

test.each([
  ['nothing', () => Response.json({ entries: [] })],
  ['a failure', refused],
])('the list waits for what stands above it, and comes with it, be it %s', async (_, answer) => {
  const waiting = Promise.withResolvers<Response>();
  const fetch = vi.fn(async (...[input, init]: Parameters<typeof globalThis.fetch>) => {
    const { pathname } = new URL(new Request(input, init).url);
    return pathname === calls.waitingLists.mine.path ? waiting.promise : Response.json(upcoming);
  });
  const { wrapper } = testPortal({ fetch });
  const { result } = renderHook(() => ({ own: useMyEvents('upcoming'), page: useAttending() }), { wrapper });
  await waitFor(() => expect(result.current.own.view.state).toBe('empty'));
  expect(result.current.page).toMatchObject({ view: { state: 'loading' }, isComplete: false });
  waiting.resolve(answer());
  await waitFor(() => expect(result.current.page).toMatchObject({ view: { state: 'empty' }, isComplete: true }));
});

test('what one waits for waits for the list', async () => {
  const list = Promise.withResolvers<Response>();
  const fetch = vi.fn(async (...[input, init]: Parameters<typeof globalThis.fetch>) => {
    const { pathname } = new URL(new Request(input, init).url);
    return pathname === calls.waitingLists.mine.path ? Response.json({ entries: [] }) : list.promise;
  });
  const { wrapper } = testPortal({ fetch });
  const { result } = renderHook(() => useAttending(), { wrapper });
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
  expect(result.current.isComplete).toBe(false);
  list.resolve(Response.json(upcoming));
  await waitFor(() => expect(result.current.isComplete).toBe(true));
});
