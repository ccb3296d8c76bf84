import { calls, type Notification, useEndpointCache } from '@portal/api';
import { usePortal } from '@portal/kit';
import { useCallback } from 'react';

/** Stamps what the server has marked as read wherever it is loaded: a list that was read before would show it as unread until it is refetched. */
export function useStampRead() {
  const cache = useEndpointCache();
  const { clock } = usePortal();
  return useCallback(
    (isRead: (notification: Notification) => boolean) => {
      const readAt = clock.now().toISOString();
      const stamp = (one: Notification) => (one.readAt === null && isRead(one) ? { ...one, readAt } : one);
      cache.update(calls.notifications.list, 'all', (reply) =>
        reply.notifications.some((one) => stamp(one) !== one)
          ? { ...reply, notifications: reply.notifications.map(stamp) }
          : reply,
      );
    },
    [cache, clock],
  );
}
