import { randomUUID } from 'node:crypto';
import type { contract, HandlerInput, HandlerReply } from '@portal/api/contract';
import { alreadyRegistered, closedBecause, paidRefusal, saleRefusal, subjectRefusal } from '@portal/api/rules';
import { personOf } from '../../http/call.ts';
import { refuse } from '../../http/problem.ts';
import type { TicketTypeCall } from './access.ts';
import { addTicket, takeSeats } from './repository.ts';
import { newTicketNumber } from './ticket-number.ts';

type Register = typeof contract.tickets.register;

/** Registers for an event that is free: the ticket and its seat come together or not at all. */
export async function register(
  { userId }: HandlerInput<Register>['body'],
  call: TicketTypeCall,
): Promise<HandlerReply<Register>> {
  const { db, now, facts } = call;
  const { type } = facts;
  const person = personOf(call);
  refuse(subjectRefusal(userId, person));
  refuse(saleRefusal(closedBecause({ ...type, hasSeats: true }, person, now)));
  refuse(paidRefusal(type));
  await db.transaction(async (tx) => {
    const ticket = {
      id: randomUUID(),
      number: newTicketNumber(),
      eventId: type.eventId,
      ticketTypeId: type.id,
      personId: person.id,
      status: 'Active',
      amountCents: type.amountCents,
      createdAt: now,
      updatedAt: now,
    } as const;
    if (!(await addTicket(tx, ticket))) refuse(alreadyRegistered);
    if (!(await takeSeats(tx, type.id, 1))) refuse(saleRefusal('soldOut'));
  });
  return { success: true, message: '', checkoutUrl: null };
}
