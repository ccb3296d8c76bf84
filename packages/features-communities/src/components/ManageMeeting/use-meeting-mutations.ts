import { calls, type Meeting, useAction, useEndpointCache } from '@portal/api';
import { type Problem, successToastMs, useMessages } from '@portal/kit';
import { communitiesMessages } from '../../messages.ts';
import { meetingLists, meetingReads } from '../Meetings/meeting-reads.ts';

/** What is done to a whole meeting; each rejects after the toast that says what is in the way. */
export function useMeetingMutations({ id, communityId }: Pick<Meeting, 'id' | 'communityId'>) {
  const t = useMessages(communitiesMessages);
  const cache = useEndpointCache();
  const because = (word: Parameters<typeof t>[0]) => (problem: Problem) => ({
    text: t(word),
    description: problem.message,
  });
  const toast = { successMs: successToastMs, invalidates: meetingReads };
  const notify = useAction(calls.meetings.sendNotification, {
    ...toast,
    success: t('notificationSent'),
    failure: because('notificationFailed'),
  });
  const publish = useAction(calls.meetings.publish, {
    ...toast,
    success: t('meetingPublished'),
    failure: because('publishFailed'),
  });
  const remove = useAction(calls.meetings.remove, {
    ...toast,
    invalidates: meetingLists,
    success: t('meetingDeleted'),
    failure: because('meetingDeleteFailed'),
  });
  const params = { id: communityId, meetingId: id };
  return {
    async notify() {
      await notify.run({ params });
      cache.patch('meeting', id, { sendNotification: true });
    },
    async publish() {
      await publish.run({ params });
      cache.patch('meeting', id, { toDashBoard: true });
    },
    async remove() {
      await remove.run({ params });
      cache.remove('meeting', id);
    },
    isPending: notify.isPending || publish.isPending || remove.isPending,
  };
}
