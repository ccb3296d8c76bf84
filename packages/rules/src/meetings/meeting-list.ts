import { meetingReplies, type MeetingReply } from '@portal/api/rules';
import { isMeetingOver, type MeetingTimes } from './meeting-rules.ts';

interface Listed extends Pick<MeetingTimes, 'startAt' | 'duration'> {
  id: string;
}

/** Those to come from the next on, then those that are over from the last on. */
export function inMeetingOrder<Meeting extends Listed>(meetings: readonly Meeting[], now: Date): Meeting[] {
  const by = (one: Meeting) => {
    const isOver = isMeetingOver(one, now);
    return { isOver, place: one.startAt.getTime() * (isOver ? -1 : 1) };
  };
  return meetings.toSorted((a, b) => {
    const [first, second] = [by(a), by(b)];
    return Number(first.isOver) - Number(second.isOver) || first.place - second.place || (a.id < b.id ? -1 : 1);
  });
}

interface Answered {
  isPublished: boolean;
  /** The person who asks is. */
  isInvited: boolean;
  status: MeetingReply;
}

/** What is published stands on everybody's dashboard, besides what concerns oneself; what one does not go to only where it is asked for. */
export function isOnDashboard({ isPublished, isInvited, status }: Answered, withAllAnswers: boolean): boolean {
  if (status === meetingReplies.cantGo && !withAllAnswers) return false;
  return isPublished || isInvited || status !== meetingReplies.noResponse;
}
