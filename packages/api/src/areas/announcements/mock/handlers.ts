import type { Announcement } from '../../../contract/entities.ts';
import type { HandlersOf } from '../../../mock/handler-types.ts';
import { viewerOf } from '../../../mock/mock-call.ts';
import { notFound } from '../../../mock/mock-problem.ts';
import { isKnownTo, isRelevant } from '../../../rules/index.ts';
import type { MockAnnouncement } from '../state.ts';

export const announcements: HandlersOf<'announcements'> = {
  list(_, call) {
    const viewer = viewerOf(call);
    const dismissed = call.state.dismissedAnnouncements.get(viewer.id) ?? [];
    return {
      announcements: call.state.announcements
        .values()
        .filter((one) => isRelevant({ ...one, isDismissed: dismissed.includes(one.id) }, viewer, call.now))
        .map(announcementReply),
    };
  },
  dismiss({ params }, call) {
    const viewer = viewerOf(call);
    const announcement = call.state.announcements.get(params.id);
    if (announcement === undefined || !isKnownTo(announcement, viewer, call.now)) throw notFound();
    const before = call.state.dismissedAnnouncements.get(viewer.id) ?? [];
    call.state.dismissedAnnouncements.set(viewer.id, [...new Set([...before, params.id])]);
    return {};
  },
};

function announcementReply({
  startsAt,
  endsAt,
  createdAt,
  authorId,
  segmentIds,
  ...rest
}: MockAnnouncement): Announcement {
  return {
    ...rest,
    segmentIds: [...segmentIds],
    startDate: startsAt.toISOString(),
    endDate: endsAt.toISOString(),
    createdAt: createdAt.toISOString(),
    createdByUserId: authorId,
  };
}
