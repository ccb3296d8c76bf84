import { expectSame, type Sequence } from '../../conformance/sequence.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { type ConformanceTarget, problemOf, replyTo } from '../../conformance/target.ts';
import { contract } from '@portal/api/contract';

const { refunds, tickets, desk } = contract;

export function refundsSequences({ admin, staff, takeLateTicket }: Subjects): Sequence[] {
  const { id: ticketId, personId: holder, eventId } = takeLateTicket();
  const [second = ''] = staff;
  const ask = { body: { ticketId, reason: 'My flight does not go.' } };
  const money = async (target: ConformanceTarget) => {
    const { refund, canAskForRefund, attendanceStatus } = await replyTo(
      target,
      tickets.byId,
      { params: { id: ticketId } },
      holder,
    );
    return [refund?.status, refund?.amount, refund?.answer, canAskForRefund, attendanceStatus];
  };
  const requestIn = async (target: ConformanceTarget, status: 'open' | 'approved') => {
    const { requests } = await replyTo(target, refunds.list, { query: { status, eventId } }, admin);
    return requests.find((one) => one.ticketId === ticketId);
  };
  return [
    {
      title: 'money is asked for, taken back, asked for again, declined, asked for and given in part, once',
      async run(target) {
        expectSame(await money(target), [undefined, undefined, undefined, true, 'Active'], 'before');
        await replyTo(target, refunds.ask, ask, holder);
        expectSame(await money(target), ['requested', 24_000, '', false, 'Active'], 'asked');
        const twice = { endpoint: refunds.ask, input: ask, as: holder };
        expectSame((await problemOf(target, twice)).code, 'conflict', 'asked twice');
        await replyTo(target, refunds.withdraw, { body: { ticketId } }, holder);
        expectSame((await requestIn(target, 'open'))?.id, undefined, 'what was taken back');

        await replyTo(target, refunds.ask, ask, holder);
        const first = await requestIn(target, 'open');
        expectSame([first?.paid, first?.reason, first?.granted], [24_000, ask.body.reason, null], 'at the desk');
        const on = { params: { id: first?.id ?? '' } };
        await replyTo(target, refunds.decline, { ...on, body: { reason: 'Too late.' } }, admin);
        expectSame(await money(target), ['declined', 0, 'Too late.', true, 'Active'], 'declined');
        const late = { endpoint: refunds.approve, input: { ...on, body: { amount: 1, message: '' } }, as: second };
        expectSame((await problemOf(target, late)).message, 'This request has been declined already.', 'by two');

        await replyTo(target, refunds.ask, ask, holder);
        const id = (await requestIn(target, 'open'))?.id ?? '';
        const approval = (amount: number) => ({ params: { id }, body: { amount, message: 'Half.' } });
        const tooMuch = { endpoint: refunds.approve, input: approval(24_001), as: admin };
        expectSame((await problemOf(target, tooMuch)).field, 'body.amount', 'more than was paid');
        await replyTo(target, refunds.approve, approval(12_000), admin);
        expectSame(await money(target), ['due', 12_000, 'Half.', false, 'Removed'], 'approved');
        const approved = await requestIn(target, 'approved');
        expectSame(
          [approved?.granted, approved?.answer, approved?.refundedAt],
          [12_000, 'Half.', null],
          'told at the desk',
        );
        const { changes } = await replyTo(target, desk.history, { params: { id: eventId } }, admin);
        expectSame(
          changes.slice(0, 2).map(({ kind }) => kind),
          ['refundApproved', 'refundDeclined'],
          'history',
        );
      },
    },
  ];
}
