import { alreadyRegistered, givenUpRefusal, isGivenUpFor, saleRefusal } from '@portal/rules';
import { PaymentUnanswered } from '../../adapters/payments.ts';
import { type Call, personOf } from '../../http/call.ts';
import { ProblemError, refuse, refuseKeeping } from '../../http/problem.ts';
import { holdsTicket } from '../tickets/index.ts';
import type { OrderStatus } from './order-step.ts';
import { settleOrder } from './settle.writes.ts';
import { openOrders } from './giving-up.queries.ts';

/** Gives up an order, and says what it is then: whoever has paid meanwhile, elsewhere or in another tab, has tickets. */
export async function giveUp(orderId: string, { db, deps, now }: Call): Promise<OrderStatus | null> {
  const { payments } = deps;
  if (payments === null) return null;
  return settleOrder({ db, payments }, orderId, now, { givesUp: true }).catch(unanswered);
}

/** Nobody gives up what they may have paid for: as long as the payment cannot be asked about, the order stands. */
function unanswered(error: unknown): never {
  if (!(error instanceof PaymentUnanswered)) throw error;
  throw new ProblemError(
    'unavailable',
    'The payment service does not answer, so your order is still open. Try again in a few minutes.',
    { retryAfterSeconds: 60 },
  );
}

interface WantedType {
  id: string;
  eventId: string;
  hasSeat: boolean;
}

/** What the person has ordered for themselves of the event of a type of ticket ends when they take one of that type, in their turn; what they have paid for of it is theirs. */
export async function giveUpOthers(type: WantedType, call: Call): Promise<void> {
  const person = personOf(call);
  const open = await openOrders(call.db, type.eventId, person.id);
  const ended = open.filter((order) => isGivenUpFor(order, type.id));
  // Nothing is given up for a seat that is not there, and one that comes free from here on is left to the next click.
  if (ended.length > 0 && !type.hasSeat) refuse(saleRefusal('soldOut'));
  for (const { id } of ended) refuseKeeping(givenUpRefusal(await giveUp(id, call)));
  // A payment waits for nobody's turn: one may have arrived before the orders were looked at.
  if (await holdsTicket(call.db, type.eventId, person.id)) refuseKeeping(alreadyRegistered);
}
