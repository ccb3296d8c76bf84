import { calls, useEndpoint, useLiveBoard } from '@portal/api';

export const everyHalfMinute = 30_000;
const pageSize = 7;

export type Which = 'all' | 'unread';

/** What the list of one tab asks for. */
export function inputOf(which: Which) {
  return { query: { pageSize, ...(which === 'unread' && { isRead: false }) } };
}

/** The list says how many there are: the newest of them is enough. */
const newestUnread = { query: { pageSize: 1, isRead: false } };

/** How many are unread, and when the newest of them happened; undefined until it is known. */
export function useUnreadCount() {
  const board = useLiveBoard();
  const { view } = useEndpoint(calls.notifications.list, newestUnread, {
    renewsMs: () => (board.isLive() ? undefined : everyHalfMinute),
  });
  const reply = view.state === 'ready' ? view.data : undefined;
  return {
    count: reply?.totalItemCount,
    newestAt: reply?.notifications[0]?.createdAt,
    hasFailed: view.state === 'failed',
  };
}
