import type { Meeting } from '@portal/api/contract';
import { type MockCall, viewerOf } from '../../../mock/mock-call.ts';
import { pictureUrl } from '../../../mock/picture-url.ts';
import { hasReacted } from '../../../mock/reactions.ts';
import { managesMeetings, meetingRefusal, meetingReplies } from '@portal/rules';
import type { CommunityAccess } from '../../communities/mock/community-access.ts';
import { attachmentReply } from '../../files/mock.ts';
import type { StoredFile } from '../../files/state.ts';
import type { MockMeeting } from '../state.ts';
import { factsOf, stillThere } from './access.ts';

/** Those who look after a meeting are told on its page who comes. */
export function meetingPageReply(meeting: MockMeeting, community: CommunityAccess, call: MockCall): Meeting {
  return meetingReply(meeting, community, call, managesMeetings(community));
}

export function meetingReply(meeting: MockMeeting, access: CommunityAccess, call: MockCall, isWhole = false): Meeting {
  const { id: me } = viewerOf(call);
  const { community } = access;
  const canManage = meetingRefusal('manage', factsOf(meeting, access, me)) === null;
  const people = stillThere(call.state, meeting);
  const { meetingId, meetingPassword, meetingLink, timeZone, visible, toDashBoard, version } = meeting;
  return {
    ...{ id: meeting.id, communityId: meeting.communityId, name: meeting.name, description: meeting.description },
    ...{ meetingId, meetingPassword, meetingLink, timeZone, visible, toDashBoard, version, canManage },
    startDate: meeting.startAt.toISOString(),
    duration: meeting.duration,
    rsvpDate: meeting.rsvpAt?.toISOString() ?? null,
    imageUrl: meeting.imageUrl ?? pictureUrl(meeting.image),
    sendNotification: meeting.notified !== null,
    isFavorite: hasReacted(call.state.meetingFavourites, meeting.id, me),
    status: meeting.people.find(({ personId }) => personId === me)?.status ?? meetingReplies.noResponse,
    goingCount: people.filter(({ status }) => status === meetingReplies.going).length,
    users: people
      .filter(({ personId }) => isWhole || personId === me)
      .map(({ personId, status }) => ({ userId: personId, status })),
    assets: meeting.attachments.map(assetReply),
    community: {
      name: community.name,
      alias: community.alias,
      imageUrl: community.imageUrl ?? pictureUrl(community.image),
    },
    calendarUrl: `data:text/calendar,${encodeURIComponent(meeting.name)}`,
  };
}

export function assetReply(file: StoredFile): Meeting['assets'][number] {
  const { uid, path, name } = attachmentReply(file);
  return { id: uid, path, fileName: name };
}
