import type { EventFields } from '@portal/api/contract';
import { conflict, invalid, isBlankHtml, type Refusal } from '@portal/api/rules';
import type { EventStatus } from '../events/event-rules.ts';
import { clockChangeAt, type DayAndTime, endZoneOf, momentAt } from './clock-change.ts';

/** What is known of a type of ticket before an event is changed. */
export interface KnownTicketType {
  id: string;
  /** Seats that are sold or held. */
  sold: number;
  /** Somebody has or had a ticket of it, or an order for one. */
  isUsed: boolean;
  /** How many wait for a seat of it, or have one offered. */
  inLine: number;
}

type Times = Pick<EventFields, 'start' | 'end' | 'timeZone' | 'endTimeZone'>;

/** Why an event cannot be kept as it was written; the field that is to blame stands in it. */
export function fieldsRefusal(fields: EventFields, known: readonly KnownTicketType[]): Refusal | null {
  return (
    timesRefusal(fields, 'body') ??
    sessionsRefusal(fields) ??
    salesRefusal(fields) ??
    typesRefusal(fields, known) ??
    coursesRefusal(fields)
  );
}

function timesRefusal({ start, end, ...zones }: Times, path: string): Refusal | null {
  const endZone = endZoneOf(zones);
  if (isSkipped(start, zones.timeZone)) return skipped(`${path}.start.time`);
  if (isSkipped(end, endZone)) return skipped(`${path}.end.time`);
  return momentAt(start, zones.timeZone) < momentAt(end, endZone)
    ? null
    : invalid(`${path}.end.time`, 'The end comes after the start');
}

function sessionsRefusal({ sessions }: EventFields): Refusal | null {
  return first(sessions, (session, at) => timesRefusal(session, `body.sessions.${at}`));
}

function salesRefusal({ opens, closes, timeZone, isSingleClick, ticketTypes }: EventFields): Refusal | null {
  const refusal = partRefusal(opens, 'opens', timeZone) ?? partRefusal(closes, 'closes', timeZone);
  if (refusal !== null) return refusal;
  const [from, to] = [wholeOf(opens), wholeOf(closes)];
  if (from !== null && to !== null && momentAt(to, timeZone) <= momentAt(from, timeZone))
    return invalid('body.closes.time', 'Sales close after they open');
  return isSingleClick && ticketTypes.length === 0
    ? invalid('body.isSingleClick', 'Registering with one click needs a type of ticket')
    : null;
}

function partRefusal({ day, time }: EventFields['opens'], name: string, zone: string): Refusal | null {
  if (day === null) return time === null ? null : invalid(`body.${name}.day`, 'A day belongs to this time');
  if (time === null) return invalid(`body.${name}.time`, 'A time belongs to this day');
  return isSkipped({ day, time }, zone) ? skipped(`body.${name}.time`) : null;
}

function typesRefusal({ ticketTypes }: EventFields, known: readonly KnownTicketType[]): Refusal | null {
  const remainingIds = new Set(ticketTypes.map(({ id }) => id));
  if (known.some(({ id, isUsed }) => isUsed && !remainingIds.has(id)))
    return invalid('body.ticketTypes', 'A type of ticket that was sold cannot be taken out');
  if (known.some(({ id, inLine }) => inLine > 0 && !remainingIds.has(id)))
    return invalid(
      'body.ticketTypes',
      'People wait for a type of ticket that was taken out. Take them out of the waiting list first, which tells them why',
    );
  return first(ticketTypes, ({ id, capacity }, at) => {
    if (id === null) return null;
    const path = `body.ticketTypes.${at}`;
    const type = known.find((one) => one.id === id);
    if (type === undefined || ticketTypes.findIndex((one) => one.id === id) < at)
      return invalid(`${path}.name`, 'This type of ticket is not there any more');
    return capacity !== null && capacity < type.sold
      ? invalid(`${path}.capacity`, `${type.sold} are sold or held already`)
      : null;
  });
}

function coursesRefusal({ coursesTitle, coursesDescription }: EventFields): Refusal | null {
  return coursesTitle === '' && coursesDescription !== ''
    ? invalid('body.coursesTitle', 'A title belongs to this text')
    : null;
}

/** A day and a time, where both are there. */
export function wholeOf({
  day,
  time,
  ...which
}: {
  day: string | null;
  time: string | null;
  isSecond?: boolean | undefined;
}): DayAndTime | null {
  return day === null || time === null ? null : { day, time, ...which };
}

const isSkipped = (at: DayAndTime, zone: string): boolean => clockChangeAt(at, zone) === 'skipped';

function skipped(field: string): Refusal {
  return invalid(field, 'The clocks go forward: this time does not come on that day');
}

function first<T>(list: readonly T[], refusalOf: (item: T, at: number) => Refusal | null): Refusal | null {
  for (const [at, item] of list.entries()) {
    const refusal = refusalOf(item, at);
    if (refusal !== null) return refusal;
  }
  return null;
}

/** What those who look after an event may do to it. */
export type DeskAction = 'edit' | 'publish' | 'cancel';

/** Why it may not be done now; nobody changes what they have not read. */
export function deskActionRefusal(
  action: DeskAction,
  event: { status: EventStatus; endAt: Date; revision: number },
  readRevision: number,
  now: Date,
): Refusal | null {
  if (event.status === 'cancelled') return conflict('This event is cancelled: it cannot be changed any more.');
  if (event.revision !== readRevision)
    return { code: 'stale', message: 'Somebody else has changed this event meanwhile.' };
  if (action === 'publish' && event.status === 'published') return conflict('This event is published already.');
  if (action === 'cancel' && event.status === 'draft') return conflict('A draft cannot be cancelled.');
  return action !== 'edit' && event.endAt <= now ? conflict('This event is over.') : null;
}

/** What members miss on the page of an event that has nothing of it. It can be published all the same. */
export function missingToPublish(
  fields: Pick<EventFields, 'ticketTypes' | 'shortDesc' | 'content' | 'address' | 'externalUrl'>,
): ('ticketTypes' | 'shortDesc' | 'content' | 'place')[] {
  const { ticketTypes, shortDesc, content, address, externalUrl } = fields;
  const found = [
    ticketTypes.length === 0 && 'ticketTypes',
    shortDesc.trim() === '' && 'shortDesc',
    isBlankHtml(content) && 'content',
    address === null && externalUrl === null && 'place',
  ] as const;
  return found.filter((name) => name !== false);
}

export interface FieldChange {
  field: string;
  before: unknown;
  after: unknown;
}

/** What differs between two states of an event, field by field. */
export function changesBetween(before: EventFields, after: EventFields): FieldChange[] {
  const names = Object.keys({ ...before, ...after }) as (keyof EventFields)[];
  return names
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .map((name) => ({ field: name, before: before[name], after: after[name] }));
}

const titleLength = 150;

/** A draft like an event: with its types of tickets, and none of them sold. */
export function copyOf(fields: EventFields): EventFields {
  return {
    ...fields,
    title: [...`Copy of ${fields.title}`].slice(0, titleLength).join(''),
    ticketTypes: fields.ticketTypes.map((type) => ({ ...type, id: null })),
  };
}
