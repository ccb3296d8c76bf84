import type { EventFields } from '@portal/api/contract';
import { invalid } from '../../../mock/mock-problem.ts';
import type { MockState } from '../../../mock/mock-state.ts';
import { entriesOf } from '../../waiting-lists/mock/waiting-entries.ts';
import {
  dayAndTimeOf,
  endZoneOf,
  isBlankHtml,
  storedPageTexts,
  type KnownTicketType,
  momentAt,
  ownEndZone,
  pageTextsOf,
  wholeOf,
} from '@portal/rules';
import type { MockEvent } from '../../events/state.ts';

const nothing = { day: null, time: null };

export function fieldsOf(event: MockEvent): EventFields {
  const perhaps = (moment: Date | null) => (moment === null ? nothing : dayAndTimeOf(moment, event.timeZone));
  const { title, shortDesc, timeZone, locationId, address, externalUrl, cpdHours, isMembersOnly } = event;
  return {
    title,
    type: event.kind,
    shortDesc,
    content: event.contentHtml,
    start: dayAndTimeOf(event.startAt, timeZone),
    end: dayAndTimeOf(event.endAt, endZoneOf(event)),
    ...(event.endTimeZone !== undefined && { endTimeZone: event.endTimeZone }),
    ...{ timeZone, locationId, address, externalUrl, cpdHours },
    cpdDetails: event.cpdDetails.map((detail) => ({ ...detail })),
    isMembersOnly,
    opens: perhaps(event.opensAt),
    closes: perhaps(event.closesAt),
    isSingleClick: event.isSingleClick,
    ...pageTextsOf(event),
    ticketTypes: event.ticketTypes.map((type) => ({ ...type })),
    sessions: event.sessions.map((session) => ({
      title: session.title,
      start: dayAndTimeOf(session.startAt, session.timeZone),
      end: dayAndTimeOf(session.endAt, endZoneOf(session)),
      timeZone: session.timeZone,
      ...(session.endTimeZone !== undefined && { endTimeZone: session.endTimeZone }),
    })),
    presenters: event.presenters.map((presenter) => ({ ...presenter })),
    categoryIds: event.categoryIds.toSorted(),
    tagIds: event.tagIds.toSorted(),
  };
}

/** What the fields name is there. */
export function checkNamed({ world, tags }: MockState, fields: EventFields): void {
  if (!world.eventPlaces.some(({ id }) => id === fields.locationId))
    throw invalid('body.locationId', 'This place is not there any more');
  const members = fields.presenters.flatMap(({ personId }) => personId ?? []);
  const named = [
    ['body.categoryIds', world.eventCategories, fields.categoryIds],
    ['body.tagIds', tags.values(), fields.tagIds],
    ['body.presenters', world.people, members],
  ] as const;
  for (const [field, known, ids] of named)
    if (!ids.every((wanted) => known.some(({ id }) => id === wanted)))
      throw invalid(field, 'One of these is not there any more');
}

/** As it is kept. */
export function asStored(fields: EventFields): EventFields {
  const unlessBlank = (html: string) => (isBlankHtml(html) ? '' : html);
  return {
    ...fields,
    endTimeZone: ownEndZone(fields),
    sessions: fields.sessions.map((session) => ({ ...session, endTimeZone: ownEndZone(session) })),
    content: unlessBlank(fields.content),
    sponsor: unlessBlank(fields.sponsor),
    reasoning: unlessBlank(fields.reasoning),
    access: unlessBlank(fields.access),
    enrol: unlessBlank(fields.enrol),
    categoryIds: [...new Set(fields.categoryIds)].toSorted(),
    tagIds: [...new Set(fields.tagIds)].toSorted(),
  };
}

/** The part of an event that its fields fill. */
export function filledBy(fields: EventFields, state: MockState) {
  const { type, content, sponsor, reasoning, access, enrol, ...others } = fields;
  const { enrolTitle, coursesTitle, coursesDescription, start, end, opens, closes, ...more } = others;
  const { ticketTypes, sessions, ...same } = more;
  const perhaps = (at: EventFields['opens']) => {
    const whole = wholeOf(at);
    return whole === null ? null : momentAt(whole, fields.timeZone);
  };
  return {
    ...same,
    kind: type,
    contentHtml: content,
    ...storedPageTexts({ sponsor, reasoning, access, enrolTitle, enrol, coursesTitle, coursesDescription }),
    startAt: momentAt(start, fields.timeZone),
    endTimeZone: fields.endTimeZone,
    endAt: momentAt(end, endZoneOf(fields)),
    opensAt: perhaps(opens),
    closesAt: perhaps(closes),
    ticketTypes: ticketTypes.map(({ id, ...one }) => ({ id: id ?? state.nextId('ticket-type'), ...one })),
    sessions: sessions.map(({ title, timeZone, endTimeZone, ...session }) => ({
      title,
      timeZone,
      endTimeZone,
      startAt: momentAt(session.start, timeZone),
      endAt: momentAt(session.end, endTimeZone ?? timeZone),
    })),
  };
}

export function knownTypes(event: MockEvent, state: MockState): KnownTicketType[] {
  return event.ticketTypes.map(({ id }) => {
    const ofType = state.tickets.values().filter(({ ticketTypeId }) => ticketTypeId === id);
    return {
      id,
      sold: ofType.filter(({ status }) => status === 'Active').length,
      isUsed: ofType.length > 0,
      inLine: entriesOf(state, id, 'waiting').length + entriesOf(state, id, 'offered').length,
    };
  });
}
