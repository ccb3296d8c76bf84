import type { RefundRequest } from '@portal/api/contract';
import { endsWithRefund, refundDecisionRefusal } from '@portal/rules';
import type { Db } from '../../db/connect.ts';
import { type Call, personOf } from '../../http/call.ts';
import { found, refuse } from '../../http/problem.ts';
import { audit } from '../auth/index.ts';
import { record } from '../desk/index.ts';
import { queueMails } from '../mail-queue/index.ts';
import { giveSeatsBack } from '../seats/index.ts';
import { changeTicket, lockTicket, notifySubstituteOver } from '../tickets/index.ts';
import { requestReply, type RequestRow } from './request-rows.ts';
import { requestById } from './deciding.queries.ts';
import { closeRequest, insertRefund } from './deciding.writes.ts';

interface Decision {
  /** What is given back; null: nothing. */
  amount: number | null;
  /** What whoever asked is told. */
  answer: string;
}

/** Decides a request with all that follows from it, in one transaction: the ticket, its seat, the money, the mail and what is told of it. Of two who decide at once the second is refused. */
export async function decide(id: string, decision: Decision, call: Call): Promise<RefundRequest> {
  const { db } = call;
  const before = found(await requestById(db, id));
  await db.transaction(async (tx) => {
    await lockTicket(tx, { id: before.ticketId, eventId: before.eventId });
    const request = found(await requestById(tx, id));
    const { amount } = decision;
    refuse(refundDecisionRefusal({ ...request, paidCents: request.paid }, decision, personOf(call).id));
    await note(tx, request, decision, call);
    if (amount !== null) await giveBack(tx, request, amount, call);
    await announceDecision(tx, request, decision, call);
  });
  const status = decision.amount === null ? ('declined' as const) : ('approved' as const);
  return requestReply({ ...found(await requestById(db, id)), status });
}

async function note(tx: Db, { id }: RequestRow, { amount, answer }: Decision, call: Call): Promise<void> {
  const by = { decidedBy: personOf(call).id, decidedAt: call.now };
  const status = amount === null ? ('declined' as const) : ('approved' as const);
  await closeRequest(tx, id, { ...by, status, answer, grantedCents: amount });
}

/** Under the id of the ticket, so that its money is given back once, whoever gives it. */
async function giveBack(tx: Db, request: RequestRow, amountCents: number, { now }: Call): Promise<void> {
  const { ticketId, orderId, ticketTypeId, ticketStatus, attendedAt } = request;
  await insertRefund(tx, { id: ticketId, orderId: found(orderId), amountCents, createdAt: now });
  if (!endsWithRefund({ status: ticketStatus, attendedAt })) return;
  await changeTicket(tx, ticketId, { status: 'Removed' }, now);
  await giveSeatsBack(tx, ticketTypeId, 1, now);
  await notifySubstituteOver(tx, ticketId, now);
}

async function announceDecision(tx: Db, request: RequestRow, { amount, answer }: Decision, call: Call): Promise<void> {
  const { id, personId, eventId, ticketId, ticketNumber: number, paid: amountCents } = request;
  const kind = amount === null ? ('refundDeclined' as const) : ('refundApproved' as const);
  await queueMails(tx, [{ key: `${kind}:${id}`, kind, about: id, personId, eventId, dueAt: call.now }]);
  const after = amount === null ? answer : { amountCents: amount };
  const changes = [{ field: 'refund', before: { number, amountCents }, after }];
  await record(tx, eventId, { kind, changes }, call);
  const data = { requestId: id, ticketId, amount: String(amount ?? 0) };
  await audit(tx, { kind, personId: personOf(call).id, address: call.address, data }, call.now);
}
