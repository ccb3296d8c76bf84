import { calls, useAction, useEndpoint } from '@portal/api';
import { useMessages } from '@portal/kit';
import { homeMessages } from '../messages.ts';

/** What is announced to the member now; null while nothing is known of it, where it could not be asked for, and when there is nothing. */
export function useAnnouncement() {
  const t = useMessages(homeMessages);
  const { data } = useEndpoint(calls.announcements.list);
  const { run } = useAction(calls.announcements.dismiss, {
    failure: t('announcementDismissFailed'),
    invalidates: [calls.announcements.list],
    optimistic: (cache, { params }) =>
      cache.update(calls.announcements.list, 'all', (reply) => ({
        announcements: reply.announcements.filter(({ id }) => id !== params.id),
      })),
  });
  const announcement = data?.announcements[0] ?? null;

  function dismiss(): void {
    if (announcement !== null) void run({ params: { id: announcement.id } }).catch(() => undefined);
  }

  return { announcement, dismiss };
}
