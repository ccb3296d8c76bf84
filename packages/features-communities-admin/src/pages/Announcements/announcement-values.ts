import type { Announcement, CallInput, calls } from '@portal/api';
import { dayIn, momentsOfAnnouncement } from '@portal/rules';
import type { DateRange } from '@portal/ui/dates';

export interface AnnouncementValues {
  title: string;
  description: string;
  link: string;
  range: DateRange | null;
  segmentIds: string[];
  isActive: boolean;
  /** Of the announcement that was read. */
  updatedAt: string | null;
}

export type AnnouncementBody = CallInput<typeof calls.announcements.create>['body'];

/** As the form begins; the days are those of the organisation. */
export function valuesOf(announcement: Announcement | null, zone: string): AnnouncementValues {
  if (announcement === null)
    return { title: '', description: '', link: '', range: null, segmentIds: [], isActive: false, updatedAt: null };
  const { title, description, link, segmentIds, isActive, startDate, endDate, updatedAt } = announcement;
  const day = (moment: string) => dayIn(new Date(moment), zone);
  return {
    ...{ title, description, link: link ?? '', segmentIds: [...segmentIds], isActive, updatedAt },
    range: { from: day(startDate), to: day(endDate) },
  };
}

/** As it is sent: from the first moment of a day to the last of another. */
export function bodyOf({ range, link, updatedAt: _, ...rest }: AnnouncementValues, zone: string): AnnouncementBody {
  // The form is sent with days alone.
  const { from: start, to: end } = range ?? { from: '', to: '' };
  const { startsAt, endsAt } = momentsOfAnnouncement({ start, end }, zone);
  return {
    ...rest,
    link: link.trim() === '' ? null : link.trim(),
    startDate: startsAt.toISOString(),
    endDate: endsAt.toISOString(),
  };
}

/** The same announcement as it was read, active. */
export function activated(announcement: Announcement): CallInput<typeof calls.announcements.edit>['body'] {
  const { title, description, link, startDate, endDate, segmentIds, updatedAt } = announcement;
  return { title, description, link, startDate, endDate, segmentIds: [...segmentIds], isActive: true, updatedAt };
}
