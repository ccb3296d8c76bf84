import type { WaitingEntry } from '@portal/api/contract';
import type { HandlersOf } from '../../../mock/handler-types.ts';
import { type MockCall, viewerOf } from '../../../mock/mock-call.ts';
import { refuse } from '../../../mock/mock-problem.ts';
import {
  acceptRefusal,
  alreadyRegistered,
  closedBecause,
  isForMembers,
  isOver,
  joinWaitingListRefusal,
  notOnWaitingList,
  offerEnd,
  saleRefusal,
  seatPriceRefusal,
  waitingListSettings,
  wallTimeOf,
} from '@portal/rules';
import { buyerIn } from '../../events/mock/buyer.ts';
import { newTicket } from '../../events/state.ts';
import { giveUpOthers } from '../../orders/mock/giving-up.ts';
import { checkoutUrlOf } from '../../orders/mock/placing.ts';
import type { TicketTypeFacts } from '../../tickets/mock/access.ts';
import type { MockWaiting } from '../state.ts';
import { waitingPeople, removeFromWaitingList } from './desk.ts';
import { endOtherWaitingEntries, entriesOf, entryOf, offerFreeSeats, soldOf } from './waiting-entries.ts';

type TypeCall = MockCall<TicketTypeFacts>;

const done = { success: true, message: '' };

export const waitingLists: HandlersOf<'waitingLists'> = {
  mine(_, call) {
    const { id } = viewerOf(call);
    const mine = call.state.waiting.values().filter((one) => one.personId === id);
    return {
      entries: mine
        .flatMap((entry) => entryReply(entry, call))
        .toSorted(byStart)
        .map(({ entry }) => entry),
    };
  },
  join(_, call) {
    const { state, facts, now } = call;
    const { event, type } = facts;
    const viewer = viewerOf(call);
    refuse(
      saleRefusal(
        closedBecause({ ...event, isMembersOnly: isForMembers(event, type), hasSeats: true }, buyerIn(call), now),
      ),
    );
    refuse(
      joinWaitingListRefusal({
        capacity: type.capacity,
        sold: soldOf(state, type.id),
        waiting: entriesOf(state, type.id, 'waiting').length,
        holdsTicket: holdsTicket(call),
        isWaiting: entryOf(state, type.id, viewer.id) !== undefined,
        waitingLists: state.waiting.values().filter(({ personId, status }) => personId === viewer.id && isOpen(status))
          .length,
      }),
    );
    const id = state.nextId('waiting');
    const entry = { eventId: event.id, ticketTypeId: type.id, personId: viewer.id };
    state.waiting.set(id, { ...entry, id, status: 'waiting', offeredAt: null, createdAt: now });
    return done;
  },
  leave(_, call) {
    const { state, facts, now } = call;
    const entry = entryOf(state, facts.type.id, viewerOf(call).id);
    refuse(entry === undefined ? notOnWaitingList : null);
    if (entry !== undefined)
      state.waiting.change(entry.id, { status: entry.status === 'offered' ? 'declined' : 'left' });
    offerFreeSeats(state, facts.type, now);
    return done;
  },
  accept: ({ body }, call) => acceptSeat(call, body.total),
  ofEvent: ({ query }, call) => waitingPeople(query, call),
  remove: ({ body }, call) => removeFromWaitingList(body.entryId, call),
};

const isOpen = (status: MockWaiting['status']): boolean => status === 'waiting' || status === 'offered';

/** Makes the ticket of who is offered a seat, or says where to pay for it. */
export function acceptSeat(
  call: TypeCall,
  shown?: number,
): { success: boolean; message: string; checkoutUrl: string | null } {
  const { state, facts, now } = call;
  const { event, type } = facts;
  const viewer = viewerOf(call);
  refuse(
    saleRefusal(
      closedBecause({ ...event, isMembersOnly: isForMembers(event, type), hasSeats: true }, buyerIn(call), now),
    ),
  );
  if (holdsTicket(call)) refuse(alreadyRegistered);
  const entry = entryOf(state, type.id, viewer.id);
  refuse(acceptRefusal(entry === undefined ? null : { ends: endOf(entry, event) }, now));
  refuse(seatPriceRefusal(type.amountCents, shown));
  giveUpOthers(state, viewer.id, facts, now);
  if (type.amountCents > 0) return { ...done, checkoutUrl: checkoutUrlOf(state.nextId('order')) };
  if (entry !== undefined) state.waiting.change(entry.id, { status: 'accepted' });
  const id = state.nextId('ticket');
  const { amountCents } = type;
  const ticket = { eventId: event.id, ticketTypeId: type.id, personId: viewer.id, amountCents };
  state.tickets.set(id, { ...newTicket, ...ticket, id, number: id.toUpperCase() });
  endOtherWaitingEntries(state, event, viewer.id, now);
  return { ...done, checkoutUrl: null };
}

function holdsTicket(call: TypeCall): boolean {
  const { id } = viewerOf(call);
  return call.state.tickets
    .values()
    .some((one) => one.eventId === call.facts.event.id && one.personId === id && one.status === 'Active');
}

function endOf({ offeredAt }: MockWaiting, event: { closesAt: Date | null; endAt: Date }): Date | null {
  return offeredAt === null ? null : offerEnd(offeredAt, event, waitingListSettings.settings.offerHours);
}

interface Placed {
  entry: WaitingEntry;
  start: number;
}

const byStart = (a: Placed, b: Placed): number => a.start - b.start;

function entryReply(entry: MockWaiting, { state, now }: MockCall): Placed[] {
  const event = state.events.get(entry.eventId);
  const type = event?.ticketTypes.find(({ id }) => id === entry.ticketTypeId);
  if (event === undefined || type === undefined) return [];
  if (!isOpen(entry.status) || event.status !== 'published' || isOver(event, now)) return [];
  const isOffered = entry.status === 'offered';
  const waiting = entriesOf(state, type.id, 'waiting');
  const reply: WaitingEntry = {
    eventId: event.id,
    eventTitle: event.title,
    startDateTime: wallTimeOf(event.startAt, event.timeZone),
    startTimeZone: event.timeZone,
    ticketPriceId: type.id,
    name: type.name,
    amount: type.amountCents,
    status: isOffered ? 'offered' : 'waiting',
    place: isOffered ? null : waiting.findIndex(({ id }) => id === entry.id) + 1,
    offerEndUtc: endOf(entry, event)?.toISOString() ?? null,
  };
  return [{ entry: reply, start: event.startAt.getTime() }];
}
