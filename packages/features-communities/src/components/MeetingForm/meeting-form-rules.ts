import { limits } from '@portal/api';
import { clockChangeAt, isBlankText, isMeetingLink, type MeetingTimes, meetingTimesRefusal } from '@portal/rules';
import type { TranslateOf } from '@portal/kit';
import { custom, maxLength, required, type Rules } from '@portal/kit/form';
import type { communitiesMessages } from '../../messages.ts';
import { type MeetingValues, timesIn } from './meeting-values.ts';

export interface MeetingRuleFacts {
  t: TranslateOf<typeof communitiesMessages>;
  now: Date;
  /** When it was to begin until now; null for a new one. */
  before: Pick<MeetingTimes, 'startAt'> | null;
}

const { meeting } = limits;

/** What can be judged of a meeting before it is sent. */
export function meetingFormRules({ t, now, before }: MeetingRuleFacts): Rules<MeetingValues> {
  const atMost = (n: number) => maxLength(n, t('atMostCharacters', { n }));
  const refusedField = (values: MeetingValues) => {
    const times = timesIn(values);
    return times === null ? null : (meetingTimesRefusal(times, before, now)?.field ?? null);
  };
  const comes = custom((time: string | null, { day, timeZone }: MeetingValues) => {
    const isWhole = time !== null && day !== null && timeZone !== '';
    return !isWhole || clockChangeAt({ day, time }, timeZone) !== 'skipped';
  }, t('timeSkipped'));
  return {
    name: [
      custom((name: string) => !isBlankText(name), t('meetingTitleRequired')),
      maxLength(meeting.titleLength, t('meetingTitleLength')),
    ],
    description: [
      custom((text: string) => !isBlankText(text), t('meetingDescriptionRequired')),
      maxLength(meeting.descriptionLength, t('meetingDescriptionLength')),
    ],
    day: [required(t('meetingDateRequired'))],
    from: [
      required(t('meetingFromRequired')),
      comes,
      custom((_, values: MeetingValues) => refusedField(values) !== 'body.startDate', t('timeInPast')),
    ],
    to: [
      required(t('meetingToRequired')),
      comes,
      custom((_, values: MeetingValues) => (timesIn(values)?.duration ?? 1) > 0, t('endBeforeStart')),
    ],
    timeZone: [required(t('meetingZoneRequired'))],
    rsvpDay: [custom((_, values: MeetingValues) => refusedField(values) !== 'body.rsvpDate', t('rsvpTooLate'))],
    rsvpTime: [custom((time, { rsvpDay }: MeetingValues) => rsvpDay === null || time !== null, t('rsvpTimeRequired'))],
    meetingLink: [custom((link: string) => isMeetingLink(link.trim()), t('meetingLinkInvalid'))],
    meetingId: [atMost(meeting.numberLength)],
    meetingPassword: [atMost(meeting.passwordLength)],
    visible: [required(t('privacyRequired'))],
    users: [
      custom(
        (users: string[], { visible }: MeetingValues) => before !== null || visible !== '3' || users.length > 0,
        t('invitedRequired'),
      ),
    ],
  };
}
