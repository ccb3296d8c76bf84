import { dayIn, daysAfter, invalid, momentOf, type Refusal } from '@portal/api/rules';

/** What decides who is shown an announcement. */
export interface AnnouncementFacts {
  isActive: boolean;
  startsAt: Date;
  endsAt: Date;
  /** None: it is for everybody. */
  segmentIds: readonly string[];
  isDismissed: boolean;
}

type Reader = { segmentIds: readonly string[] };

/** Whether somebody is shown an announcement now: it is active, in its time, for one of their segments or for all, and not put away by them. */
export function isRelevant(announcement: AnnouncementFacts, reader: Reader, now: Date): boolean {
  const { isActive, endsAt, isDismissed } = announcement;
  return isActive && now <= endsAt && !isDismissed && isKnownTo(announcement, reader, now);
}

/** Whether somebody may put an announcement away: it may have been theirs to read. One that has ended since they opened the page is no failure. */
export function isKnownTo(
  { segmentIds, startsAt }: Pick<AnnouncementFacts, 'segmentIds' | 'startsAt'>,
  reader: Reader,
  now: Date,
): boolean {
  return startsAt <= now && (segmentIds.length === 0 || segmentIds.some((id) => reader.segmentIds.includes(id)));
}

/** The days on which an announcement is told, as its organisation counts them. */
export interface AnnouncementDays {
  start: string;
  end: string;
}

type DayFault = 'inPast' | 'endBeforeStart';

/** What is against its days; a start that stays as it was may lie in the past. */
export function announcementDayFaults(
  { start, end }: AnnouncementDays,
  before: Pick<AnnouncementDays, 'start'> | null,
  today: string,
): Partial<Record<keyof AnnouncementDays, DayFault>> {
  return {
    ...(start !== before?.start && start < today && { start: 'inPast' }),
    ...(end < start && { end: 'endBeforeStart' }),
  };
}

interface Moments {
  startsAt: Date;
  endsAt: Date;
}

export function announcementDaysRefusal(
  { startsAt, endsAt }: Moments,
  before: Pick<Moments, 'startsAt'> | null,
  { now, zone }: { now: Date; zone: string },
): Refusal | null {
  const day = (moment: Date) => dayIn(moment, zone);
  const faults = announcementDayFaults(
    { start: day(startsAt), end: day(endsAt) },
    before && { start: day(before.startsAt) },
    day(now),
  );
  if (faults.start !== undefined) return invalid('body.startDate', 'The range cannot start before today');
  if (faults.end !== undefined || endsAt < startsAt)
    return invalid('body.endDate', 'The end date cannot be before the start date');
  return null;
}

/** It is told from the first moment of a day to the last one of another. */
export function momentsOfAnnouncement({ start, end }: AnnouncementDays, zone: string): Moments {
  const first = (day: string) => momentOf(`${day}T00:00:00`, zone);
  return { startsAt: first(start), endsAt: new Date(first(daysAfter(end, 1)).getTime() - 1) };
}

const webAddress = /^(?:https?:\/\/)?(?:[\da-z](?:[\da-z-]{0,61}[\da-z])?\.)+[a-z]{2,24}(?::\d{1,5})?(?:[/?#]\S*)?$/i;

/** Where an announcement leads on to, as it is kept: with its protocol; null for nowhere. */
export function announcementLink(text: string | null): string | null {
  const link = text?.trim() ?? '';
  if (link === '') return null;
  return /^https?:\/\//i.test(link) ? link : `https://${link}`;
}

export function announcementLinkRefusal(text: string | null): Refusal | null {
  const link = text?.trim() ?? '';
  return link === '' || webAddress.test(link) ? null : invalid('body.link', 'Please enter valid link');
}
