import { daysAfter } from '@portal/rules';
import type { PortalEvent } from '@portal/api';
import { startTexts, zonedRangeText } from '@portal/kit';

/** The days of an event by the clocks where it is held; one that ends at midnight is over with the day before. */
export function daysHeld({ startDateTime, endDateTime }: Pick<PortalEvent, 'startDateTime' | 'endDateTime'>) {
  const first = startDateTime.slice(0, 10);
  const last = endDateTime.slice(0, 10);
  const isMidnight = /T00:00(?::00(?:\.0+)?)?$/.test(endDateTime);
  return { startDate: first, endDate: isMidnight && last > first ? daysAfter(last, -1) : last };
}

/** An event from midnight to the same midnight has a day and no time. */
function isTimeKnown({ startDateTime, endDateTime }: Pick<PortalEvent, 'startDateTime' | 'endDateTime'>): boolean {
  return startDateTime !== endDateTime || !/T00:00(?::00(?:\.0+)?)?$/.test(startDateTime);
}

const tones = {
  webinar: 'info',
  conference: 'brand',
  cpd: 'brand',
  general: 'neutral',
  meeting: 'caution',
} as const;

interface CalendarEventInput {
  event: PortalEvent;
  /** Of the member. */
  zone: string;
  locale: string;
  kind: () => string;
  href: () => string | undefined;
  /** '10:30 am in Sydney' */
  otherClock: (words: { time: string; place: string }) => string;
  timeUnknown: string;
}

/**
 * An event as a calendar shows it: on its own days at its own time, and where the member's clock shows another, that too. A year has thousands of events and renders
 * few of them: what is written of one is written when it is rendered.
 */
export function toCalendarEvent({ event, zone, locale, kind, href, otherClock, timeUnknown }: CalendarEventInput) {
  let isTimed: boolean | undefined;
  let start: ReturnType<typeof startTexts> | undefined;
  let details: { image: string | null; text: string; times: string } | undefined;
  const hasTime = () => (isTimed ??= isTimeKnown(event));
  const starts = () => (start ??= startTexts(event, event.eventStartUtc, zone, locale));
  return {
    id: event.id,
    title: event.title,
    ...daysHeld(event),
    get time() {
      return hasTime() ? starts().own : null;
    },
    // Those that count for CPD have a tone of their own.
    tone: event.cpdDetails === null ? tones[event.type] : ('positive' as const),
    get kind() {
      const theirs = hasTime() ? starts().theirs : null;
      return theirs === null ? kind() : `${kind()} · ${otherClock(theirs)}`;
    },
    get details() {
      return (details ??= {
        image: event.listingImg,
        text: event.shortDesc,
        times: hasTime() ? zonedRangeText(event, event.eventStartUtc, event.eventEndUtc, locale) : timeUnknown,
      });
    },
    get href() {
      return href();
    },
  };
}
