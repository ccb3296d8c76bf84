import type { Announcement } from '@portal/api';

export type AnnouncementState = 'activeState' | 'activeOver' | 'activeToCome' | 'inactiveState';

/** Whether an announcement is told, and if it is active and is not, why. */
export function stateOf({ isActive, startDate, endDate }: Announcement, now: Date): AnnouncementState {
  if (!isActive) return 'inactiveState';
  if (now > new Date(endDate)) return 'activeOver';
  return now < new Date(startDate) ? 'activeToCome' : 'activeState';
}
