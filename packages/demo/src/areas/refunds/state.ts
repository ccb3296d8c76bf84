import { type Beginning, shared } from '../../mock/beginning.ts';
import { byId, type Collection, collection } from '../../mock/collection.ts';
import type { RefundRequestStatus } from '@portal/rules';

export interface MockRefundRequest {
  readonly id: string;
  readonly ticketId: string;
  readonly status: RefundRequestStatus;
  readonly reason: string;
  readonly createdAt: Date;
  readonly decidedAt: Date | null;
  readonly decidedBy: string | null;
  readonly grantedCents: number | null;
  readonly answer: string;
}

export interface RefundsState {
  /** In the order in which they were made. */
  refundRequests: Collection<MockRefundRequest>;
}

export function refundsState(beginning: Beginning): RefundsState {
  return { refundRequests: collection(() => refundRequests(beginning)) };
}

const dayInMinutes = 24 * 60;

const refundRequests = shared(({ world, ago }: Beginning) =>
  byId(
    world.refundRequests
      .toSorted((a, b) => b.askedDaysAgo - a.askedDaysAgo)
      .map(({ askedDaysAgo, personId: _, ...request }): MockRefundRequest => ({
        ...request,
        createdAt: ago(askedDaysAgo * dayInMinutes),
        decidedAt: request.status === 'open' ? null : ago((askedDaysAgo - 1) * dayInMinutes),
      })),
  ),
);
