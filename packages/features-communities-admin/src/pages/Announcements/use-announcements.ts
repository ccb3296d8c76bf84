import { calls, pageSizes, useEndpoint } from '@portal/api';
import { usePortal } from '@portal/kit';
import { newAnnouncementKey } from '../../model/draft-keys.ts';

/** Every announcement, the newest first. */
export function useAnnouncements() {
  const { clock, drafts } = usePortal();
  const query = { page: 1, pageSize: pageSizes.list };
  const { view, data, isFetching } = useEndpoint(calls.announcements.all, { query });
  return {
    view,
    announcements: data?.announcements ?? [],
    isUpdating: isFetching && view.state === 'ready',
    now: clock.now(),
    isCreateTakenUp: drafts.isTakenUp(newAnnouncementKey),
  };
}
