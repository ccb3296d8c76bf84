import type { EventDetail, PortalEvent } from '@portal/api/contract';
import { shared } from '../../../mock/initial-data.ts';
import type { MockState } from '../../../mock/mock-state.ts';
import { hasReacted } from '../../../mock/reactions.ts';
import { pictureUrl } from '../../../mock/picture-url.ts';
import { closedBecause, wallTimeOf } from '@portal/rules';
import { entriesOf } from '../../waiting-lists/mock/waiting-entries.ts';
import { personById, personReply } from '../../people/mock/person-reply.ts';
import type { MockPerson } from '../../people/state.ts';
import type { MockEvent, MockTicket } from '../state.ts';
import { buyerIn } from './buyer.ts';

export interface ReplyContext {
  state: MockState;
  viewer: MockPerson;
  now: Date;
}

export function eventReply(event: MockEvent, context: ReplyContext): PortalEvent {
  return { ...baseReply(event, context), cpdDetails: event.cpdHours === null ? null : { hours: event.cpdHours } };
}

export function eventDetailReply(event: MockEvent, context: ReplyContext): EventDetail {
  const { state, viewer } = context;
  const image = imageOf(event);
  const portraitOf = (personId: string | null) =>
    personId === null ? null : personReply(personById(state, personId), viewer, state).avatarUrl;
  return {
    ...baseReply(event, context),
    cpdDetails: event.cpdDetails.map((detail) => ({ ...detail })),
    content: event.contentHtml,
    tags: state.tags
      .values()
      .filter(({ id }) => event.tagIds.includes(id))
      .map(({ id, name }) => ({ id, label: name })),
    externalUrl: event.externalUrl,
    calendarUrl: calendarFileUrl(event.title),
    sessions: event.sessions.map((session) => ({
      title: session.title,
      ...timesReply(session),
      calendarUrl: calendarFileUrl(session.title),
    })),
    canEnrolContent: event.enrolHtml,
    canEnrolLayout: event.enrolTitle === null ? null : { title: event.enrolTitle, image },
    coursesLayout:
      event.coursesTitle === null
        ? null
        : { title: event.coursesTitle, description: event.coursesDescription ?? '', image },
    sponsorContent: event.sponsorHtml,
    reasoningContent: event.reasoningHtml,
    accessContent: event.accessHtml,
    presenters: event.presenters.map(({ personId, ...presenter }) => ({
      ...presenter,
      profileImageUrl: portraitOf(personId),
    })),
  };
}

function baseReply(event: MockEvent, { state, viewer, now }: ReplyContext) {
  const held = ticketsByEvent(state.tickets.values()).get(event.id) ?? [];
  const soldOf = (typeId: string) =>
    held.filter(({ ticketTypeId }) => ticketTypeId === typeId).length + entriesOf(state, typeId, 'offered').length;
  const hasSeats = event.ticketTypes.some(({ id, capacity }) => capacity === null || soldOf(id) < capacity);
  const amounts = event.ticketTypes.map(({ amountCents }) => amountCents);
  const image = imageOf(event);
  return {
    id: event.id,
    title: event.title,
    type: event.kind,
    shortDesc: event.shortDesc,
    ...timesReply(event),
    eventStartUtc: event.startAt.toISOString(),
    eventEndUtc: event.endAt.toISOString(),
    featureImg: image,
    listingImg: image,
    address: event.address,
    isSingleClickRegistration: event.isSingleClick,
    singleClickTicketPriceId: event.isSingleClick ? (event.ticketTypes[0]?.id ?? null) : null,
    userTicketId: held.find(({ personId }) => personId === viewer.id)?.id ?? null,
    amountFrom: amounts.length === 0 ? null : Math.min(...amounts),
    closedBecause: closedBecause({ ...event, hasSeats }, buyerIn({ state, viewer }), now),
    opensAt: event.opensAt?.toISOString() ?? null,
    isFavorite: hasReacted(state.eventFavourites, event.id, viewer.id),
  };
}

/** Asked for each event of a list; a collection that nothing was written to gives the same list again. */
const ticketsByEvent = shared((all: readonly MockTicket[]) =>
  Map.groupBy(
    all.filter(({ status }) => status === 'Active'),
    ({ eventId }) => eventId,
  ),
);

/** A small file, so that stories need no server for it. */
function calendarFileUrl(title: string): string {
  return `data:text/calendar,${encodeURIComponent(`BEGIN:VCALENDAR\r\nX-WR-CALNAME:${title}\r\nEND:VCALENDAR\r\n`)}`;
}

export function timesReply({
  startAt,
  endAt,
  timeZone,
  endTimeZone = timeZone,
}: {
  startAt: Date;
  endAt: Date;
  timeZone: string;
  endTimeZone?: string | undefined;
}) {
  return {
    startDateTime: wallTimeOf(startAt, timeZone),
    startTimeZone: timeZone,
    endDateTime: wallTimeOf(endAt, endTimeZone),
    endTimeZone,
  };
}

export function imageOf({ image, imageUrl }: Pick<MockEvent, 'image' | 'imageUrl'>): string | null {
  return imageUrl ?? pictureUrl(image);
}
