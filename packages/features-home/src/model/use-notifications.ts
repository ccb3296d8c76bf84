import { calls, type Notification, useEndpointPages } from '@portal/api';
import { isShownNotification } from '@portal/rules';
import { everyHalfMinute, inputOf, type Which } from './use-unread-count.ts';

/** A list of notifications, newest first, refetched every half minute. */
export function useNotifications(which: Which) {
  return useEndpointPages(calls.notifications.list, inputOf(which), {
    pick: ({ notifications }) => notifications.filter(isListed),
    renewsMs: everyHalfMinute,
    staleTimeMs: 0,
  });
}

function isListed({ activityType }: Notification): boolean {
  return isShownNotification(activityType);
}
