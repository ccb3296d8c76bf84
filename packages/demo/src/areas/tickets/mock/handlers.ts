import type { HandlersOf } from '../../../mock/handler-types.ts';
import { type MockCall, viewerOf } from '../../../mock/mock-call.ts';
import { refuse } from '../../../mock/mock-problem.ts';
import {
  alreadyRegistered,
  closedBecause,
  dietaryOptions,
  hasSeat,
  isForMembers,
  refundOf,
  saleRefusal,
  subjectRefusal,
  ticketChangeRefusal,
} from '@portal/rules';
import { pageOf } from '../../../mock/pages.ts';
import { type MockTicket, newTicket } from '../../events/state.ts';
import type { TicketFacts } from './access.ts';
import { acceptSeat } from '../../waiting-lists/mock/handlers.ts';
import { buyerIn } from '../../events/mock/buyer.ts';
import { giveUpOthers } from '../../orders/mock/giving-up.ts';
import { openOrderOf, placeOrder } from '../../orders/mock/placing.ts';
import { endOtherWaitingEntries, entryOf, offerFreeSeats, soldOf } from '../../waiting-lists/mock/waiting-entries.ts';
import { owed, withdrawOpen } from '../../refunds/mock/refund-facts.ts';
import { passReply } from './pass-reply.ts';
import { ticketReply } from './ticket-reply.ts';

const orNull = (text: string | null): string | null => text || null;

export const tickets: HandlersOf<'tickets'> = {
  ofEvent({ query }, call) {
    const { event } = call.facts;
    const { items, totalItemCount } = pageOf(event.ticketTypes, ({ id }) => id, { ...query, pageSize: query.size });
    return { tickets: items.map((type) => ticketReply({ event, type }, call)), totalItems: totalItemCount };
  },
  mine(_, call) {
    const { event } = call.facts;
    const mine = ticketsOf(event.id, call);
    return {
      tickets: event.ticketTypes.flatMap((type) => {
        const held = mine.filter(({ ticketTypeId }) => ticketTypeId === type.id);
        const isHeld = held.some(({ status }) => status === 'Active');
        return [...held, ...(isHeld ? [] : [null])].map((ticket) => ticketReply({ event, type, ticket }, call));
      }),
    };
  },
  register({ body }, call) {
    const { state, now, facts } = call;
    const { event, type } = facts;
    const viewer = viewerOf(call);
    refuse(subjectRefusal(body.userId, viewer));
    refuse(
      saleRefusal(
        closedBecause({ ...event, isMembersOnly: isForMembers(event, type), hasSeats: true }, buyerIn(call), now),
      ),
    );
    if (entryOf(state, type.id, viewer.id)?.status === 'offered') return acceptSeat(call);
    if (ticketsOf(event.id, call).some(({ status }) => status === 'Active')) refuse(alreadyRegistered);
    const items = [{ ticketTypeId: type.id, quantity: 1, unitCents: type.amountCents }];
    const hasOrder = type.amountCents > 0 && openOrderOf(state, viewer.id, items, now) !== undefined;
    const hasSeats = hasOrder || hasSeat({ ...type, sold: soldOf(state, type.id) });
    refuse(saleRefusal(hasSeats ? null : 'soldOut'));
    giveUpOthers(state, viewer.id, facts, now);
    if (type.amountCents > 0) {
      const wanted = { personId: viewer.id, items, isOfCart: false };
      return { success: true, message: '', checkoutUrl: placeOrder(state, wanted, now) };
    }
    const id = state.nextId('ticket');
    state.tickets.set(id, {
      ...newTicket,
      id,
      number: id.toUpperCase(),
      eventId: event.id,
      ticketTypeId: type.id,
      personId: viewer.id,
      amountCents: type.amountCents,
    });
    endOtherWaitingEntries(state, event, viewer.id, now);
    return { success: true, message: '', checkoutUrl: null };
  },
  byId: (_, call) => ticketReply(call.facts, call),
  pass: (_, call) => passReply(call),
  cancel(_, call) {
    const { ticket, event } = call.facts;
    const amount = refundOf(ticket, event, call.now);
    const reply = change(call, { status: 'Removed', removedAt: call.now, refund: owed(amount, call.now) });
    if (amount > 0) withdrawOpen(ticket.id, call);
    offerFreeSeats(call.state, call.facts.type, call.now);
    return reply;
  },
  nominate: ({ body }, call) =>
    change(call, { nomineeName: body.nomineeName, codeVersion: call.facts.ticket.codeVersion + 1 }),
  update({ body }, call) {
    change(call, {
      dietaryRequirements: body.dietaryRequirements ?? [],
      otherDietaryRequirement: orNull(body.otherDietaryRequirement),
      accessibilityRequirement: orNull(body.accessibilityRequirement),
    });
    return { success: true, message: '' };
  },
  dietaryOptions: () => dietaryOptions,
};

function ticketsOf(eventId: string, call: MockCall): readonly MockTicket[] {
  const { id } = viewerOf(call);
  return call.state.tickets.values().filter((one) => one.eventId === eventId && one.personId === id);
}

function change(call: MockCall<TicketFacts>, changes: Partial<MockTicket>) {
  const { facts, state, now } = call;
  refuse(ticketChangeRefusal(facts.ticket, facts.event, now));
  const ticket = state.tickets.change(facts.ticket.id, changes);
  return { data: ticketReply({ ...facts, ticket }, call), message: '' };
}
