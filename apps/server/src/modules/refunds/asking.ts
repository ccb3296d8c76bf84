import { randomUUID } from 'node:crypto';
import type { contract, HandlerInput, HandlerReply } from '@portal/api/contract';
import { refundAskRefusal, refundWithdrawalRefusal } from '@portal/rules';
import type { Db } from '../../db/connect.ts';
import { personOf } from '../../http/call.ts';
import { found, refuse } from '../../http/problem.ts';
import { audit } from '../auth/index.ts';
import { queueMails } from '../mail-queue/index.ts';
import {
  heldTicketReply,
  lockTicket,
  refundFacts,
  refundsOf,
  ticketById,
  type TicketCall,
  withdrawOpen,
} from '../tickets/index.ts';
import { insertRequest } from './asking.writes.ts';

type Refunds = typeof contract.refunds;

/** The ticket stays as it is until somebody decides. */
export async function askForRefund(
  { reason }: HandlerInput<Refunds['ask']>['body'],
  call: TicketCall,
): Promise<HandlerReply<Refunds['ask']>> {
  const { now, address } = call;
  await call.db.transaction(async (tx) => {
    const ticket = await lockedTicket(tx, call);
    refuse(refundAskRefusal(ticket.facts, ticket.type, now));
    const id = randomUUID();
    const { id: ticketId, personId } = call.facts.ticket;
    const { eventId } = ticket.type;
    await insertRequest(tx, { id, ticketId, eventId, status: 'open', reason, createdAt: now });
    await queueMails(tx, [{ key: `refundAsked:${id}`, kind: 'refundAsked', about: id, personId, eventId, dueAt: now }]);
    await audit(tx, { kind: 'refundAsked', personId: personOf(call).id, address, data: { ticketId, id } }, now);
  });
  return answered(call);
}

export async function withdrawRequest(call: TicketCall): Promise<HandlerReply<Refunds['withdraw']>> {
  const { now, address } = call;
  await call.db.transaction(async (tx) => {
    const { facts } = await lockedTicket(tx, call);
    refuse(refundWithdrawalRefusal(facts));
    const { id: ticketId } = call.facts.ticket;
    await withdrawOpen(tx, ticketId, now);
    await audit(tx, { kind: 'refundWithdrawn', personId: personOf(call).id, address, data: { ticketId } }, now);
  });
  return answered(call);
}

async function lockedTicket(tx: Db, { facts }: TicketCall) {
  const { id, type } = facts.ticket;
  await lockTicket(tx, { id, eventId: type.eventId });
  const ticket = found(await ticketById(tx, id));
  return { facts: refundFacts(ticket, (await refundsOf(tx, [ticket])).get(id)), type: ticket.type };
}

async function answered(call: TicketCall) {
  const ticket = found(await ticketById(call.db, call.facts.ticket.id));
  return { data: await heldTicketReply(ticket, call), message: '' };
}
