import { testPortal } from '@portal/kit/testing';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleNotification } from '../stories/sample-notifications.ts';
import { useNotifications } from './use-notifications.ts';
import type { Which } from './use-unread-count.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A list of one tab, and with what the server was asked for it. */
function listed(which: Which, types: readonly number[] = [4]) {
  const searches: string[] = [];
  const notifications = types.map((activityType, at) => sampleNotification({ id: `${at}`, activityType }));
  const fetch = async (address: string) => {
    searches.push(new URL(address).search);
    return Response.json({ notifications, totalItemCount: notifications.length, nextCursor: null });
  };
  const { result } = renderHook(() => useNotifications(which), { wrapper: testPortal({ fetch }).wrapper });
  return { searches: searches, list: () => result.current.view };
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test.each<[Which, string]>([
  ['all', '?pageSize=7'],
  ['unread', '?pageSize=7&isRead=false'],
])('the tab %s asks with %s [HOM-057]', async (which, search) => {
  const { searches } = listed(which);
  await pass(0);
  expect(searches).toEqual([search]);
});

test('the list is asked for anew every 30 seconds [HOM-058]', async () => {
  const { searches } = listed('all');
  await pass(29_999);
  expect(searches).toHaveLength(1);
  await pass(1);
  expect(searches).toHaveLength(2);
  await pass(30_000);
  expect(searches).toHaveLength(3);
});

test('what became of a report is not listed [HOM-082] [HOM-083]', async () => {
  const { list } = listed('all', [10, 4, 11, 17]);
  await pass(0);
  const view = list();
  expect(view.state === 'ready' && view.data.items.map(({ activityType }) => activityType)).toEqual([4, 17]);
});
