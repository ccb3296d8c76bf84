import type { RawInput } from '@portal/api/testing/requests';
import { expectSame, type Sequence } from '../../conformance/sequence.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { type ConformanceTarget, replyTo } from '../../conformance/target.ts';
import { contract } from '@portal/api/contract';

const { invoices } = contract;

export function invoicesSequences({ world, member, admin }: Subjects): Sequence[] {
  const own = world.invoices.filter(({ personId }) => personId === member);
  const list = (target: ConformanceTarget, body: object, query: RawInput['query'] = { pageSize: 100 }) =>
    replyTo(target, invoices.list, { query, body }, member);
  return [
    {
      title: 'own invoices by pages, the newest first, in another order, and of a range of days',
      async run(target) {
        const all = await list(target, {});
        const numbers = all.invoices.map(({ invoiceNum }) => invoiceNum);
        expectSame(all.totalItems, own.length, 'all of them');
        const second = await list(target, {}, { page: 2, pageSize: 5 });
        expectSame(
          second.invoices.map(({ invoiceNum }) => invoiceNum),
          numbers.slice(5, 10),
          'the second page',
        );
        const dates = all.invoices.map(({ invoiceDate }) => invoiceDate);
        expectSame(dates, dates.toSorted().toReversed(), 'the newest first');
        const dear = await list(target, { sortBy: 'totalAmountIncGst', sortOrder: 'asc' });
        const totals = dear.invoices.map(({ totalAmountIncGst }) => totalAmountIncGst);
        expectSame(
          totals,
          totals.toSorted((a, b) => a - b),
          'the cheapest first',
        );
        const [first, last] = [dates.at(3) ?? '', dates.at(1) ?? ''];
        const some = await list(target, { invoiceDateFrom: first, invoiceDateTo: last });
        expectSame(
          some.invoices.map(({ invoiceDate }) => invoiceDate),
          dates.filter((date) => date >= first && date <= last),
          'of a range',
        );
        const [pending] = all.invoices.filter(({ balanceDue }) => balanceDue > 0);
        expectSame([pending?.status, pending?.paymentUrl === null], ['Pending', false], 'what is left to pay');
        const one = await replyTo(target, invoices.byId, { params: { id: pending?.id ?? '' } }, member);
        expectSame({ ...one, paymentUrl: null }, { ...pending, paymentUrl: null }, 'one as in the list');
        const others = await replyTo(target, invoices.list, { body: {} }, admin);
        expectSame(others.totalItems, 0, 'of another');
      },
    },
  ];
}
