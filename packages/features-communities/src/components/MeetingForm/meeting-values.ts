import type { Meeting } from '@portal/api';
import { dayAndTimeOf, meetingEnd, type MeetingTimes, momentAt } from '@portal/rules';
import type { FieldFile, FieldImage } from '@portal/ui';

/** What a meeting said when somebody began to change it. */
export type MeetingBasis = Pick<
  Meeting,
  | 'name'
  | 'description'
  | 'startDate'
  | 'duration'
  | 'rsvpDate'
  | 'timeZone'
  | 'meetingLink'
  | 'meetingId'
  | 'meetingPassword'
  | 'version'
>;

/** What a form about a meeting holds; its days and times are those of its zone's clock. */
export interface MeetingValues {
  name: string;
  description: string;
  day: string | null;
  from: string | null;
  to: string | null;
  timeZone: string;
  rsvpDay: string | null;
  rsvpTime: string | null;
  meetingLink: string;
  meetingId: string;
  meetingPassword: string;
  /** '1' to '3', or null while nothing is chosen. */
  visible: string | null;
  users: string[];
  image: FieldImage | null;
  files: FieldFile[];
  /** Null for a new one. It is kept with the rest: what was begun with an older version is a change of that one. */
  basis: MeetingBasis | null;
}

export function emptyMeeting(timeZone: string): MeetingValues {
  return {
    ...{ name: '', description: '', meetingLink: '', meetingId: '', meetingPassword: '' },
    ...{ day: null, from: null, to: null, timeZone, rsvpDay: null, rsvpTime: null },
    ...{ visible: null, users: [], image: null, files: [], basis: null },
  };
}

export function valuesOf(meeting: Meeting): MeetingValues {
  const { imageUrl } = meeting;
  const basis = basisOf(meeting);
  return {
    ...wordsOf(basis),
    visible: String(meeting.visible),
    users: [],
    image: imageUrl === null ? null : { url: imageUrl },
    files: meeting.assets.map(({ id, fileName, path }) => ({ id, name: fileName, size: 0, url: path })),
    basis,
  };
}

export function basisOf(meeting: Meeting): MeetingBasis {
  const { name, description, meetingLink, meetingId, meetingPassword, version } = meeting;
  const { startDate, duration, rsvpDate, timeZone } = meeting;
  return {
    ...{ name, description, meetingLink, meetingId, meetingPassword, version },
    ...{ startDate, duration, rsvpDate, timeZone },
  };
}

/** What the fields of a meeting say that are compared. */
function wordsOf(basis: MeetingBasis): Pick<MeetingValues, ComparedField> {
  const { name, description, meetingLink, timeZone, duration, rsvpDate } = basis;
  const startAt = new Date(basis.startDate);
  const start = dayAndTimeOf(startAt, timeZone);
  const rsvp = rsvpDate === null ? null : dayAndTimeOf(new Date(rsvpDate), timeZone);
  return {
    ...{ name, description, meetingLink, timeZone },
    meetingId: basis.meetingId ?? '',
    meetingPassword: basis.meetingPassword ?? '',
    day: start.day,
    from: start.time,
    to: dayAndTimeOf(meetingEnd({ startAt, duration }), timeZone).time,
    rsvpDay: rsvp?.day ?? null,
    rsvpTime: rsvp?.time ?? null,
  };
}

const minute = 60_000;

/** The moments that are meant; null as long as its beginning is not all there. Without an end it lasts no time. */
export function timesIn(values: MeetingValues): MeetingTimes | null {
  const { day, from, to, rsvpDay, rsvpTime, timeZone } = values;
  if (day === null || from === null || timeZone === '') return null;
  const at = (time: string, on = day) => momentAt({ day: on, time }, timeZone);
  const startAt = at(from);
  return {
    startAt,
    duration: to === null ? 0 : (at(to).getTime() - startAt.getTime()) / minute,
    rsvpAt: rsvpDay === null || rsvpTime === null ? null : at(rsvpTime, rsvpDay),
  };
}

/** What is sent of a meeting whose fields are all well. */
export function writtenMeeting(values: MeetingValues) {
  const { description, meetingId, meetingPassword, timeZone, image } = values;
  const times = timesIn(values);
  return {
    name: values.name.trim(),
    description: description.trim(),
    meetingLink: values.meetingLink.trim(),
    meetingId: meetingId.trim(),
    meetingPassword: meetingPassword.trim(),
    timeZone,
    startDate: times?.startAt.toISOString() ?? '',
    duration: times?.duration ?? 0,
    ...(times?.rsvpAt ? { rsvpDate: times.rsvpAt.toISOString() } : {}),
    ...(image?.file === undefined ? {} : { imageFile: image.file }),
  };
}

export function isImageRemoved(meeting: Pick<Meeting, 'imageUrl'>, { image }: Pick<MeetingValues, 'image'>): boolean {
  return meeting.imageUrl !== null && image === null;
}

const compared = [
  ...(['name', 'description', 'day', 'from', 'to', 'timeZone', 'rsvpDay', 'rsvpTime'] as const),
  ...(['meetingLink', 'meetingId', 'meetingPassword'] as const),
];
export type ComparedField = (typeof compared)[number];

/** What somebody else has written otherwise. */
export function changedFields(before: MeetingBasis, after: MeetingBasis): { field: ComparedField; value: string }[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  return compared.flatMap((field) => (old[field] === now[field] ? [] : [{ field, value: now[field] ?? '–' }]));
}
