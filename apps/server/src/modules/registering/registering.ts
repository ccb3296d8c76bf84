import type { contract, HandlerInput, HandlerReply } from '@portal/api/contract';
import { alreadyRegistered, hasSeat, paidRefusal, saleRefusal, subjectRefusal } from '@portal/rules';
import { personOf } from '../../http/call.ts';
import { refuse } from '../../http/problem.ts';
import { checkoutUrl, giveUpOthers, placeOrder } from '../orders/index.ts';
import { endOtherWaitingEntries } from '../seats/index.ts';
import { inTurn, standingOf, takeFreeTicket, type TicketTypeCall } from '../tickets/index.ts';
import { refuseClosed, takeOffered } from '../waiting-lists/index.ts';

type Register = typeof contract.tickets.register;

/** Registers for what is free: the ticket and its seat come together or not at all. What is paid for has its seat held, and says where to pay. */
export async function register(
  { userId }: HandlerInput<Register>['body'],
  call: TicketTypeCall,
): Promise<HandlerReply<Register>> {
  refuse(subjectRefusal(userId, personOf(call)));
  await refuseClosed(call);
  return inTurn(call, takeSeat);
}

async function takeSeat(call: TicketTypeCall): Promise<HandlerReply<Register>> {
  const { db, deps, now, facts } = call;
  const { type } = facts;
  const person = personOf(call);
  const { isOffered, isWaiting, holdsTicket, hasOpenOrder } = await standingOf(db, type, person.id);
  // A seat that is kept for the person is theirs, by whichever button they take it.
  if (isOffered) return takeOffered(call);
  const isPaid = type.amountCents > 0;
  if (isPaid && deps.payments === null) refuse(paidRefusal(type));
  if (holdsTicket) refuse(alreadyRegistered);
  if (hasOpenOrder) await giveUpOthers({ ...type, hasSeat: hasSeat(type) }, call);
  if (isPaid) {
    const orderId = await placeOrder(
      db,
      {
        personId: person.id,
        items: [{ typeId: type.id, quantity: 1, amountCents: type.amountCents }],
        profile: deps.profile,
      },
      now,
    );
    return { success: true, message: '', checkoutUrl: checkoutUrl(deps, orderId) };
  }
  const outcome = await takeFreeTicket(db, type, person.id, now);
  if (outcome !== 'taken') refuse(outcome === 'alreadyRegistered' ? alreadyRegistered : saleRefusal(outcome));
  if (isWaiting) await endOtherWaitingEntries(db, type.eventId, person.id, now);
  return { success: true, message: '', checkoutUrl: null };
}
