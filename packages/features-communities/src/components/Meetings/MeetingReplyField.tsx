import type { Meeting, MeetingReply } from '@portal/api';
import { meetingReplies, replyClosedBecause } from '@portal/rules';
import { useFormats, useMessages, usePortal } from '@portal/kit';
import { RadioGroup } from '@portal/ui';
import { communitiesManifest } from '../../manifest.ts';
import { useMeetingReply } from './use-meeting-reply.ts';

const labels = [
  [meetingReplies.noResponse, 'noResponse'],
  [meetingReplies.going, 'going'],
  [meetingReplies.cantGo, 'cantGo'],
] as const;

/** What the person has answered; closed replies stay in sight with the last one. */
export function MeetingReplyField({ meeting }: { meeting: Meeting }) {
  const t = useMessages(communitiesManifest.messages);
  // As all that is told of when it is held.
  const { dateTime } = useFormats(meeting.timeZone);
  const { clock } = usePortal();
  const reply = useMeetingReply(meeting);
  const closed = replyClosedBecause(timesOf(meeting), clock.now());
  const until = meeting.rsvpDate === null ? undefined : t('replyUntil', { time: dateTime(meeting.rsvpDate) });
  return (
    <RadioGroup
      label={t('yourReply')}
      description={closed === null ? until : t(closed === 'ended' ? 'meetingEnded' : 'rsvpPassed')}
      isDisabled={closed !== null}
      isInline
      value={String(meeting.status)}
      onChange={(value) => reply(replyOf(value))}
      options={labels.map(([value, label]) => ({ value: String(value), label: t(label) }))}
    />
  );
}

function replyOf(value: string): MeetingReply {
  return labels.find(([reply]) => String(reply) === value)?.[0] ?? meetingReplies.noResponse;
}

export function timesOf({ startDate, duration, rsvpDate }: Pick<Meeting, 'startDate' | 'duration' | 'rsvpDate'>) {
  return { startAt: new Date(startDate), duration, rsvpAt: rsvpDate === null ? null : new Date(rsvpDate) };
}
