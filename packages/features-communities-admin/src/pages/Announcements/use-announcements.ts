import { type Announcement, calls, pageSizes, useEndpoint } from '@portal/api';
import { usePortal } from '@portal/kit';
import { newAnnouncementKey } from '../../model/draft-keys.ts';

/** Every announcement, the newest first, and the one that is active. */
export function useAnnouncements() {
  const { clock, drafts } = usePortal();
  const query = { page: 1, pageSize: pageSizes.list };
  const { view, data, isFetching } = useEndpoint(calls.announcements.all, { query });
  return {
    view,
    /** As it stands now: what was pressed may have been changed by others since. */
    current: (one: Announcement) => data?.announcements.find(({ id }) => id === one.id) ?? one,
    active: data?.announcements.find(({ isActive }) => isActive) ?? null,
    isUpdating: isFetching && view.state === 'ready',
    now: clock.now(),
    isCreateTakenUp: drafts.isTakenUp(newAnnouncementKey),
  };
}
