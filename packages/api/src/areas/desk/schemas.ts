import * as z from 'zod';
import { enteredDay, html, id, iso, timeZoneName, wallTime } from '../../contract/fields.ts';
import { limits } from '../../contract/limits.ts';
import { lineOf, perhapsRichText, plainText } from '../../contract/texts.ts';
import { eventKind, times } from '../events/schemas.ts';
import { isSafeAddress } from './rules/safe-address.ts';
import { changeKinds, eventStatuses } from './statuses.ts';

export const eventStatus = z.enum(eventStatuses);

/** An event as those see it who look after it. */
export const deskEvent = z.object({
  id,
  title: z.string(),
  type: eventKind,
  status: eventStatus,
  ...times,
  eventStartUtc: iso,
  eventEndUtc: iso,
  /** Null: online. */
  address: z.string().nullable(),
  isMembersOnly: z.boolean(),
  /** Seats of all types of tickets that are sold or held. */
  sold: z.int(),
  /** Seats that there are; null without a limit. */
  capacity: z.int().nullable(),
  /** Goes up with every change. */
  revision: z.int(),
});

const { event } = limits;
const day = enteredDay;
/** The clocks may show the time twice on that day: the second is meant. */
const isSecond = z.boolean().optional();
const dayAndTime = z.object({ day, time: wallTime, isSecond });
const perhapsDayAndTime = z.object({ day: day.nullable(), time: wallTime.nullable(), isSecond });
const span = {
  start: dayAndTime,
  end: dayAndTime,
  timeZone: timeZoneName,
  /** Of the end, where it is another than that of the start. */
  endTimeZone: timeZoneName.optional(),
};
const line = lineOf(event.lineLength);
const perhapsLine = plainText(event.lineLength, 0);
const pageText = perhapsRichText(limits.postBodyLength, 'page');
const linked = z.array(id).max(event.links);

/** Where a link of an event leads. */
export const linkAddress = z
  .string()
  .max(event.addressLength)
  .refine(isSafeAddress, { error: 'Enter an address that begins with https://' });

/** Everything about an event that those write who look after it; times by the clock of its zone. */
export const eventFields = z.object({
  title: lineOf(event.titleLength),
  type: eventKind,
  shortDesc: plainText(event.shortDescLength, 0),
  content: pageText,
  ...span,
  locationId: id,
  /** Null: online. */
  address: line.nullable(),
  externalUrl: linkAddress.nullable(),
  /** Null: it does not count for CPD. */
  cpdHours: z.number().min(0).max(event.cpdHours).nullable(),
  cpdDetails: z.array(z.object({ key: line, value: line })).max(event.rows),
  isMembersOnly: z.boolean(),
  /** When sales begin and end, by the event's zone; nothing: at any time. */
  opens: perhapsDayAndTime,
  closes: perhapsDayAndTime,
  /** One click registers for the first type of ticket. */
  isSingleClick: z.boolean(),
  ticketTypes: z
    .array(
      z.object({
        /** Null: a new one. */
        id: id.nullable(),
        name: line,
        amountCents: z.int().min(0).max(event.amountCents),
        /** Null: without limit. */
        capacity: z.int().min(0).max(event.capacity).nullable(),
        /** A price for members: nobody else is sold it. */
        isMembersOnly: z.boolean(),
      }),
    )
    .max(event.rows),
  categoryIds: linked,
  tagIds: linked,
  sessions: z.array(z.object({ title: line, ...span })).max(event.rows),
  presenters: z
    .array(
      z.object({
        name: line,
        role: perhapsLine,
        profileDesc: plainText(event.profileLength, 0),
        /** A member whose picture is shown. */
        personId: id.nullable(),
      }),
    )
    .max(event.rows),
  sponsor: pageText,
  /** Why somebody comes, and how they get in. */
  reasoning: pageText,
  access: pageText,
  /** What whoever registers is enrolled in; shown with the event's picture where it has a title. */
  enrolTitle: perhapsLine,
  enrol: pageText,
  /** Courses that go with it: shown with the event's picture, and without a title not at all. */
  coursesTitle: perhapsLine,
  coursesDescription: plainText(event.profileLength, 0),
});

/** What was kept, without the bounds of what may be written. */
export const keptFields = eventFields.extend({
  ...{ content: html, sponsor: html, reasoning: html, access: html, enrol: html },
  externalUrl: z.string().nullable(),
});

/** What cannot be written of a type of ticket. */
export const knownTicketType = z.object({
  id,
  /** Seats that are sold or held. */
  sold: z.int(),
  /** Somebody has or had a ticket of it, or an order for one. */
  isUsed: z.boolean(),
  /** How many wait for a seat of it, or have one offered. */
  inLine: z.int(),
});

/** The picture and the documents of an event; links are of its page alone. */
export const eventFiles = z.object({
  image: z.string().nullable(),
  documents: z.array(z.object({ id, name: z.string(), url: z.string() })),
  /** Places to read on. */
  links: z.array(z.object({ id, name: z.string(), url: z.string() })),
  /** Goes up with every change of the event. */
  revision: z.int(),
});

export const eventChange = z.object({
  id,
  at: iso,
  kind: z.enum(changeKinds),
  /** Null: their account is no more. */
  by: z.object({ id, name: z.string() }).nullable(),
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
});
