import { calls, useEndpoint, useLiveBoard } from '@portal/api';

export const everyHalfMinute = 30_000;
const pageSize = 7;

export type Which = 'all' | 'unread';

/** What the list of one tab asks for. */
export function inputOf(which: Which) {
  return { query: { pageSize, ...(which === 'unread' && { isRead: false }) } };
}

/** How many are unread; undefined until it is known. */
export function useUnreadCount() {
  const board = useLiveBoard();
  const { view } = useEndpoint(calls.notifications.list, inputOf('unread'), {
    renewsMs: () => (board.isKept() ? undefined : everyHalfMinute),
  });
  return { count: view.state === 'ready' ? view.data.totalItemCount : undefined, hasFailed: view.state === 'failed' };
}
