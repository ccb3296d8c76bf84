import * as z from 'zod';
import { html, id, iso } from '../../contract/fields.ts';
import { closedReasons, eventKinds } from './statuses.ts';

export const eventKind = z.enum(eventKinds);
export const closedReason = z.enum(closedReasons);
/** What a clock on the wall of its zone shows. */
const wallTime = z.iso.datetime({ local: true });

export const times = {
  startDateTime: wallTime,
  startTimeZone: z.string(),
  endDateTime: wallTime,
  endTimeZone: z.string(),
};

/** What a list and the page of an event tell alike. */
export const eventBase = z.object({
  id,
  title: z.string(),
  type: eventKind,
  shortDesc: z.string(),
  ...times,
  eventStartUtc: iso,
  eventEndUtc: iso,
  featureImg: z.string().nullable(),
  listingImg: z.string().nullable(),
  /** Null: online. */
  address: z.string().nullable(),
  isSingleClickRegistration: z.boolean(),
  singleClickTicketPriceId: id.nullable(),
  /** The ticket that the person who asks holds. */
  userTicketId: id.nullable(),
  /** The cheapest ticket in cents; null where there are none. */
  amountFrom: z.int().nullable(),
  /** Null: one can register. */
  closedBecause: closedReason.nullable(),
  /** When registration begins, where it has a beginning. */
  opensAt: iso.nullable(),
  isFavorite: z.boolean(),
});

/** An event in a list; where it counts for CPD, with the hours. */
export const event = eventBase.extend({ cpdDetails: z.object({ hours: z.number() }).nullable() });

const layout = z.object({ title: z.string(), image: z.string().nullable() });

export const eventDetail = eventBase.extend({
  cpdDetails: z.array(z.object({ key: z.string(), value: z.string() })),
  content: html,
  tags: z.array(z.object({ id, label: z.string() })),
  externalUrl: z.string().nullable(),
  sessions: z.array(z.object({ title: z.string(), ...times, calendarUrl: z.string() })),
  /** A file for calendars, for this session of the person who asks, as addresses of files are. */
  calendarUrl: z.string(),
  canEnrolContent: html.nullable(),
  canEnrolLayout: layout.nullable(),
  coursesLayout: layout.extend({ description: z.string() }).nullable(),
  sponsorContent: html.nullable(),
  reasoningContent: html.nullable(),
  accessContent: html.nullable(),
  presenters: z.array(
    z.object({
      name: z.string(),
      role: z.string(),
      profileDesc: z.string(),
      profileImageUrl: z.string().nullable(),
    }),
  ),
});

export const eventOption = z.object({ id: z.string(), label: z.string() });
export const locationOption = z.object({ value: z.string(), label: z.string() });
export const eventAttachment = z.object({ id, name: z.string(), url: z.string() });
