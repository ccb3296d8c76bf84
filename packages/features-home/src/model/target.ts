import type { Notification } from '@portal/api';
import { notificationTypes as types } from '@portal/rules';
import type { useDestinations } from '@portal/kit';
import type { destinations } from '../destinations.ts';

type To = ReturnType<typeof useDestinations<typeof destinations>>;

/** Where one sees what a notification tells of; undefined where this portal has no such page. */
export function targetOf(
  { activityType, community: { alias }, post, asset, meet }: Notification,
  to: To,
): string | undefined {
  if (activityType === types.newAwaitingMember || activityType === types.newBlockedMember) return to.members({ alias });
  if (asset !== null) return to.assets({ alias });
  if (meet !== null) return to.meeting({ alias, id: meet.id });
  return post === null ? to.community({ alias }) : to.post({ alias, id: post.id });
}
