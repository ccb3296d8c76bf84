/// <reference lib="esnext.temporal" />
import ical, { type ICalCalendar, ICalCalendarMethod, type ICalEventData, ICalEventStatus } from 'ical-generator';
import { tzlib_get_ical_block, tzlib_get_timezones } from 'timezones-ical-library';
import type { CalendarEntry } from './calendar-entry.ts';

/** Whose calendar it is. */
export interface Publisher {
  profile: { name: string; fullName: string };
  /** The organisation's, which is the organiser of all that it publishes. */
  mailFrom: string;
  portalUrl: string;
}

/** How long programs may wait until they read a calendar again. */
const refreshSeconds = 3600;

/** The text of a calendar that a program reads again and again. */
export function writeFeed(entries: readonly CalendarEntry[], name: string, publisher: Publisher): string {
  const calendar = calendarOf(publisher, ICalCalendarMethod.PUBLISH).name(name).ttl(refreshSeconds);
  return written(calendar, entries, publisher);
}

/** The text of a file with one entry, which cancels what it told before where that is cancelled. */
export function writeEntry(entry: CalendarEntry, publisher: Publisher): string {
  const method = entry.isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  return written(calendarOf(publisher, method), [entry], publisher);
}

function calendarOf({ profile }: Publisher, method: ICalCalendarMethod): ICalCalendar {
  const generator = (zone: string) => knownZone(zone)?.block ?? null;
  return ical({
    prodId: { company: profile.fullName, product: 'Member portal' },
    method,
    timezone: { name: null, generator },
  });
}

function written(calendar: ICalCalendar, entries: readonly CalendarEntry[], publisher: Publisher): string {
  for (const entry of entries) calendar.createEvent(eventData(entry, publisher));
  return `${calendar.toString()}\r\n`;
}

function eventData(entry: CalendarEntry, { profile, mailFrom, portalUrl }: Publisher): ICalEventData {
  const url = new URL(entry.path, portalUrl).href;
  const endAt = entry.endAt < entry.startAt ? entry.startAt : entry.endAt;
  return {
    id: `${entry.uid}@${profile.name}`,
    sequence: entry.revision,
    // Not the moment of writing: a calendar in which nothing has changed is the same to the letter.
    stamp: entry.revisedAt,
    lastModified: entry.revisedAt,
    ...timesIn(entry.startZone, entry.startAt, endAt),
    summary: lineOf(entry.title),
    description: [textOf(entry.description), url].filter(Boolean).join('\n\n'),
    ...(entry.location !== null && { location: lineOf(entry.location) }),
    url,
    status: entry.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: profile.fullName, email: mailFrom },
  };
}

/** By the clock of its zone, with the rules of that zone beside it; by that of UTC where no clock of a zone tells the moment. */
function timesIn(zone: string, startAt: Date, endAt: Date): Pick<ICalEventData, 'start' | 'end' | 'timezone'> {
  const known = knownZone(zone);
  const [start, end] = [startAt, endAt].map((moment) => known && clockAt(moment, known.name));
  if (known === null || !start || !end)
    return { start: startAt.toISOString(), end: endAt.toISOString(), timezone: 'UTC' };
  return { start, end, timezone: known.name };
}

/** Null in an hour that comes twice, which some programs take for the first and others for the second. */
function clockAt(moment: Date, zone: string): Temporal.ZonedDateTime | null {
  const clock = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(zone);
  const [first, second] = (['earlier', 'later'] as const).map(
    (disambiguation) => clock.toPlainDateTime().toZonedDateTime(zone, { disambiguation }).epochMilliseconds,
  );
  return first === second ? clock : null;
}

const zones = new Set(tzlib_get_timezones());

/** The rules of a zone under the name that they stand under, which is another one where a zone has several. */
function knownZone(zone: string): { name: string; block: string } | null {
  const block = zones.has(zone) ? tzlib_get_ical_block(zone)[0] : undefined;
  const name = /^TZID:(.+?)\r?$/m.exec(block ?? '')?.[1];
  return block === undefined || name === undefined ? null : { name, block };
}

/** Calendars take no control characters; what starts a new line in one would start a new field in some. */
function textOf(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?!\n)\p{Cc}/gu, ' ')
    .trim();
}

function lineOf(text: string): string {
  return textOf(text).replaceAll(/\s+/g, ' ');
}
