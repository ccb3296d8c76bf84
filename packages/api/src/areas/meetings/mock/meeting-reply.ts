import type { Meeting } from '../../../contract/entities.ts';
import { type MockCall, viewerOf } from '../../../mock/mock-call.ts';
import { pictureUrl } from '../../../mock/picture-url.ts';
import { hasReacted } from '../../../mock/reactions.ts';
import { managesMeetings, meetingReplies } from '../../../rules/index.ts';
import type { CommunityAccess } from '../../communities/mock/community-access.ts';
import { attachmentReply } from '../../files/mock.ts';
import type { StoredFile } from '../../files/state.ts';
import type { MockMeeting } from '../state.ts';

/** Those who look after a meeting are told on its page who comes. */
export function meetingPageReply(meeting: MockMeeting, community: CommunityAccess, call: MockCall): Meeting {
  return meetingReply(meeting, community, call, managesMeetings(community));
}

export function meetingReply(
  meeting: MockMeeting,
  { community, permissions }: CommunityAccess,
  call: MockCall,
  isWhole = false,
): Meeting {
  const { id: me } = viewerOf(call);
  const canManage = managesMeetings({ permissions });
  const { meetingId, meetingPassword, meetingLink, timeZone, visible, toDashBoard, version } = meeting;
  return {
    ...{ id: meeting.id, communityId: meeting.communityId, name: meeting.name, description: meeting.description },
    ...{ meetingId, meetingPassword, meetingLink, timeZone, visible, toDashBoard, version, canManage },
    startDate: meeting.startAt.toISOString(),
    duration: meeting.duration,
    rsvpDate: meeting.rsvpAt?.toISOString() ?? null,
    imageUrl: meeting.imageUrl ?? pictureUrl(meeting.image),
    sendNotification: false,
    isFavorite: hasReacted(call.state.meetingFavourites, meeting.id, me),
    status: meeting.people.find(({ personId }) => personId === me)?.status ?? meetingReplies.noResponse,
    goingCount: meeting.people.filter(({ status }) => status === meetingReplies.going).length,
    users: meeting.people
      .filter(({ personId }) => isWhole || personId === me)
      .map(({ personId, status }) => ({ userId: personId, status })),
    assets: meeting.attachments.map(assetReply),
    community: { name: community.name, alias: community.alias, imageUrl: pictureUrl(community.image) },
    calendarUrl: `data:text/calendar,${encodeURIComponent(meeting.name)}`,
  };
}

export function assetReply(file: StoredFile): Meeting['assets'][number] {
  const { uid, path, name } = attachmentReply(file);
  return { id: uid, path, fileName: name };
}
