import type { MeetingAction } from '@portal/api/contract';
import {
  conflict,
  invalid,
  type MeetingVisibility,
  meetingVisibility,
  notFound,
  type Refusal,
} from '@portal/api/rules';
import { type CommunityFacts, managesMeetings, managingMeetingsRefusal } from '../communities/community-rules.ts';

/** What of a meeting decides who may know of it. */
export interface MeetingFacts {
  visible: MeetingVisibility;
  isRemoved: boolean;
  /** The person who asks is. */
  isInvited: boolean;
  community: CommunityFacts;
}

/** Whoever a community has blocked is told of none of its meetings; an invitation holds as long as its member belongs there. */
export function isMeetingShown({ visible, isRemoved, isInvited, community }: MeetingFacts): boolean {
  const { isSeen, isJoined, status } = community;
  if (isRemoved || !isSeen) return false;
  if (managesMeetings(community)) return true;
  if (visible === meetingVisibility.public) return isJoined || status !== 'Blocked';
  return isJoined && (visible === meetingVisibility.community || isInvited);
}

/** What a person may not do with a meeting; one that they may not know of does not exist for them. */
export function meetingRefusal(action: MeetingAction, meeting: MeetingFacts | null): Refusal | null {
  if (meeting === null || !isMeetingShown(meeting)) return notFound;
  return action === 'read' ? null : managingMeetingsRefusal(meeting.community);
}

/** When a meeting is held, and until when one can answer. */
export interface MeetingTimes {
  startAt: Date;
  /** In minutes. */
  duration: number;
  rsvpAt: Date | null;
}

const minute = 60_000;

export function meetingEnd({ startAt, duration }: Pick<MeetingTimes, 'startAt' | 'duration'>): Date {
  return new Date(startAt.getTime() + duration * minute);
}

/** Over from its end on. */
export function isMeetingOver(times: Pick<MeetingTimes, 'startAt' | 'duration'>, now: Date): boolean {
  return meetingEnd(times) <= now;
}

/** By when an answer has to come. */
export function repliesUntil(times: MeetingTimes): Date {
  const end = meetingEnd(times);
  return times.rsvpAt !== null && times.rsvpAt < end ? times.rsvpAt : end;
}

/** Why one can no longer answer; null while one can. */
export function replyClosedBecause(times: MeetingTimes, now: Date): 'ended' | 'rsvpPassed' | null {
  if (isMeetingOver(times, now)) return 'ended';
  return times.rsvpAt !== null && times.rsvpAt < now ? 'rsvpPassed' : null;
}

const closedWords = {
  ended: 'The meeting has ended.',
  rsvpPassed: 'The time to reply to this meeting has passed.',
} as const;

export function meetingReplyRefusal(times: MeetingTimes, now: Date): Refusal | null {
  const reason = replyClosedBecause(times, now);
  return reason && conflict(closedWords[reason]);
}

/** Times that cannot be kept; those of a meeting that is not moved may lie in the past. */
export function meetingTimesRefusal(
  times: MeetingTimes,
  before: Pick<MeetingTimes, 'startAt'> | null,
  now: Date,
): Refusal | null {
  const isMoved = before?.startAt.getTime() !== times.startAt.getTime();
  if (isMoved && times.startAt < now) return invalid('body.startDate', 'Time cannot be in the past');
  return times.rsvpAt !== null && times.rsvpAt > times.startAt
    ? invalid('body.rsvpDate', 'The RSVP date cannot be set after the meeting start time')
    : null;
}

/** A private meeting begins with those whom it is for. */
export function invitationRefusal(visible: MeetingVisibility, invited: readonly string[]): Refusal | null {
  const isMissing = visible === meetingVisibility.private && invited.length === 0;
  return isMissing ? invalid('body.users', 'Please invite at least one member') : null;
}

/** A meeting is put on the dashboard once, and never one that is for some alone. */
export function publishingRefusal(visible: MeetingVisibility, isPublished: boolean): Refusal | null {
  if (visible === meetingVisibility.private) return conflict('A private meeting is not published.');
  return isPublished ? conflict('The meeting has been published already.') : null;
}

/** Those who may come are told of a meeting once. */
export function notifyingRefusal(isNotified: boolean): Refusal | null {
  return isNotified ? conflict('The notification has been sent already.') : null;
}

/** Others than private meetings are for everybody who may see them: nobody is invited there. */
export function inviteRefusal(visible: MeetingVisibility): Refusal | null {
  return visible === meetingVisibility.private ? null : conflict('Only a private meeting has an invite list.');
}

/** A private meeting stays for somebody, however many invitations are taken back. */
export function uninviteRefusal(visible: MeetingVisibility, stillInvited: number): Refusal | null {
  const refused = inviteRefusal(visible);
  if (refused !== null || stillInvited > 0) return refused;
  return conflict('A private meeting is for somebody. Invite others first, or delete the meeting.');
}

type HeldAt = Pick<MeetingTimes, 'startAt' | 'duration'>;

/** Whoever has answered is told that a meeting is held at another time, as long as it is not over. */
export function isMoveAnnounced(before: HeldAt, after: HeldAt, now: Date): boolean {
  const isMoved = before.startAt.getTime() !== after.startAt.getTime() || before.duration !== after.duration;
  return isMoved && !isMeetingOver(after, now);
}

/** Those in a list who do not belong to the community. */
export function strangersRefusal(strangers: readonly string[], field: string): Refusal | null {
  return strangers.length > 0 ? invalid(field, 'Only members of the community can be invited') : null;
}

/** A change of what one read, when somebody else has changed it meanwhile. */
export function staleMeetingRefusal(read: number, current: number): Refusal | null {
  return read === current ? null : { code: 'stale', message: 'Someone else has changed the meeting. Load it again.' };
}
