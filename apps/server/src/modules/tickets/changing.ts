import type { contract, HandlerInput, HandlerReply } from '@portal/api/contract';
import { refundOf, ticketChangeRefusal } from '@portal/rules';
import type { Db } from '../../db/connect.ts';
import { found, refuse } from '../../http/problem.ts';
import { giveSeatsBack } from '../seats/index.ts';
import type { TicketCall } from './access.ts';
import { heldTicketReply } from './my-tickets.ts';
import { notifyReplaced, notifySubstitute, notifySubstituteOver } from './substitute-pass.ts';
import { nextCodeVersion, ticketById } from './tickets.queries.ts';
import { changeTicket } from './tickets.writes.ts';
import { lockTicket, withdrawOpen } from './ticket-refunds.writes.ts';
import { insertRefund } from './changing.writes.ts';

type Tickets = typeof contract.tickets;

/** Cancels a ticket, gives its seat to others, and notes what is to be given back of its price. */
export async function cancel(call: TicketCall): Promise<HandlerReply<Tickets['cancel']>> {
  const { ticket } = call.facts;
  const { id, type } = ticket;
  await call.db.transaction(async (tx) => {
    await lockTicket(tx, { id, eventId: type.eventId });
    await change(tx, { status: 'Removed' }, call);
    await giveSeatsBack(tx, type.id, 1, call.now);
    await notifySubstituteOver(tx, id, call.now);
    const amountCents = refundOf(ticket, type, call.now);
    if (ticket.orderId === null || amountCents === 0) return;
    await insertRefund(tx, { id, orderId: ticket.orderId, amountCents, createdAt: call.now });
    await withdrawOpen(tx, id, call.now);
  });
  return { data: await replyNow(id, call), message: '' };
}

export async function nominate(
  body: HandlerInput<Tickets['nominate']>['body'],
  call: TicketCall,
): Promise<HandlerReply<Tickets['nominate']>> {
  const nominee = {
    title: body.nomineeTitle,
    name: body.nomineeName,
    email: body.nomineeEmail,
    mobile: body.nomineeMobile,
    orgName: body.nomineeOrgName,
  };
  const { id, type } = call.facts.ticket;
  await call.db.transaction(async (tx) => {
    await lockTicket(tx, { id, eventId: type.eventId });
    await notifyReplaced(tx, found(await ticketById(tx, id)), call.now);
    await change(tx, { nominee, codeVersion: nextCodeVersion }, call);
    await notifySubstitute(tx, found(await ticketById(tx, id)), call.now);
  });
  return { data: await replyNow(id, call), message: '' };
}

export async function update(body: HandlerInput<Tickets['update']>['body'], call: TicketCall): Promise<void> {
  const changes = {
    dietaryRequirements: body.dietaryRequirements ?? [],
    otherDietaryRequirement: body.otherDietaryRequirement || null,
    accessibilityRequirement: body.accessibilityRequirement || null,
  };
  await change(call.db, changes, call);
}

/** Another call may have cancelled the ticket since the access rule has found it. */
async function change(db: Db, changes: Parameters<typeof changeTicket>[2], { facts, now }: TicketCall): Promise<void> {
  const { ticket } = facts;
  refuse(ticketChangeRefusal(ticket, ticket.type, now));
  if (!(await changeTicket(db, ticket.id, changes, now)))
    refuse(ticketChangeRefusal({ ...ticket, status: 'Removed' }, ticket.type, now));
}

async function replyNow(id: string, call: TicketCall) {
  return heldTicketReply(found(await ticketById(call.db, id)), call);
}
