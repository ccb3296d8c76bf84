import type { contract, HandlerInput } from '@portal/api/contract';
import { viewerOf } from '../../../mock/mock-call.ts';
import { refuse } from '../../../mock/mock-problem.ts';
import {
  invitationRefusal,
  inviteRefusal,
  isMoveAnnounced,
  meetingReplies,
  type MeetingReply,
  meetingTimesRefusal,
  staleMeetingRefusal,
  strangersRefusal,
  uninviteRefusal,
} from '@portal/rules';
import type { CommunityCall } from '../../communities/mock/access.ts';
import { communityAccessById } from '../../communities/mock/access.ts';
import { storeImage } from '../../files/mock.ts';
import type { MockMeeting } from '../state.ts';
import type { MeetingCall } from './access.ts';

type Meetings = typeof contract.meetings;
type Edit = HandlerInput<Meetings['edit']>['body'];
type Create = HandlerInput<Meetings['create']>['body'];

/** Times as they were sent. */
function timesOf({ startDate, duration, rsvpDate }: Pick<Edit, 'startDate' | 'duration' | 'rsvpDate'>) {
  return { startAt: new Date(startDate), duration, rsvpAt: rsvpDate === undefined ? null : new Date(rsvpDate) };
}

function wordsOf({ name, description, meetingLink, meetingId, meetingPassword }: Omit<Edit, 'version'>) {
  return {
    ...{ name, description, meetingLink },
    meetingId: meetingId || null,
    meetingPassword: meetingPassword || null,
  };
}

function strangersIn(ids: readonly string[], { state, facts }: CommunityCall): string[] {
  return ids.filter((id) => {
    const person = state.people.get(id);
    const access = person && communityAccessById(state, facts.communityAccess.community.id, person);
    return !access?.isJoined;
  });
}

export async function createMeeting({ users = [], ...body }: Create, call: CommunityCall): Promise<MockMeeting> {
  const { state, facts, now } = call;
  const times = timesOf(body);
  const invited = body.visible === 3 ? [...new Set(users)] : [];
  refuse(meetingTimesRefusal(times, null, now));
  refuse(invitationRefusal(body.visible, invited));
  refuse(strangersRefusal(strangersIn(invited, call), 'body.users'));
  const imageUrl = await storeImage(body.imageFile);
  const id = state.nextId('meeting');
  const meeting: MockMeeting = {
    ...{ id, communityId: facts.communityAccess.community.id, ...wordsOf(body), ...times },
    timeZone: body.timeZone ?? state.timeZone,
    visible: body.visible,
    ...{ image: null, imageUrl, isRemoved: false, toDashBoard: false, attachments: [], notified: null, version: 1 },
    invitations: invited.map((personId) => ({ personId, at: now, by: viewerOf(call).id })),
    moves: [],
    people: invited.map((personId) => ({ personId, isInvited: true, status: meetingReplies.noResponse })),
  };
  state.meetings.set(id, meeting);
  return meeting;
}

export async function editMeeting(body: Edit, call: MeetingCall): Promise<MockMeeting> {
  const { state, facts, now } = call;
  const { meeting } = facts;
  const times = timesOf(body);
  refuse(staleMeetingRefusal(body.version, meeting.version));
  refuse(meetingTimesRefusal(times, meeting, now));
  const imageUrl = await storeImage(body.imageFile);
  const isOther = imageUrl !== undefined || body.isImageRemoved === true;
  const answered = meeting.people.filter(({ status }) => status !== meetingReplies.noResponse);
  const notified = isMoveAnnounced(meeting, times, now) ? answered : [];
  return state.meetings.change(meeting.id, {
    ...wordsOf(body),
    ...times,
    timeZone: body.timeZone ?? meeting.timeZone,
    ...(isOther ? { image: null, imageUrl } : {}),
    moves: [...meeting.moves, ...notified.map(({ personId }) => ({ personId, at: now, by: viewerOf(call).id }))],
    version: meeting.version + 1,
  });
}

/** Whoever is no longer invited has answered nothing. */
export function invite(userIds: readonly string[], isInvited: boolean, call: MeetingCall): void {
  const { meeting } = call.facts;
  refuse(inviteRefusal(meeting.visible));
  if (isInvited) refuse(strangersRefusal(strangersIn(userIds, call), 'body.userIds'));
  const others = meeting.people.filter(({ personId }) => !userIds.includes(personId));
  if (!isInvited) refuse(uninviteRefusal(meeting.visible, others.filter((one) => one.isInvited).length));
  const chosen = [...new Set(userIds)].map(
    (personId) =>
      meeting.people.find((one) => one.personId === personId) ?? {
        ...{ personId, isInvited, status: meetingReplies.noResponse },
      },
  );
  const newInvitations = [...new Set(userIds)]
    .filter((id) => !meeting.people.some((one) => one.personId === id && one.isInvited))
    .map((personId) => ({ personId, at: call.now, by: viewerOf(call).id }));
  call.state.meetings.change(
    meeting.id,
    isInvited
      ? { people: [...others, ...chosen], invitations: [...meeting.invitations, ...newInvitations] }
      : { people: others },
  );
}

export function withReply(
  people: MockMeeting['people'],
  personId: string,
  status: MeetingReply,
): MockMeeting['people'] {
  const isInvited = people.find((one) => one.personId === personId)?.isInvited ?? false;
  return [...people.filter((one) => one.personId !== personId), { personId, isInvited, status }];
}
