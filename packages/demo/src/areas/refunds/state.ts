import { type InitialData, shared } from '../../mock/initial-data.ts';
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

export function refundsState(initial: InitialData): RefundsState {
  return { refundRequests: collection(() => refundRequests(initial)) };
}

const dayInMinutes = 24 * 60;

const refundRequests = shared(({ world, ago }: InitialData) =>
  byId(
    world.refundRequests
      .toSorted((a, b) => b.requestedDaysAgo - a.requestedDaysAgo)
      .map(({ requestedDaysAgo, personId: _, ...request }): MockRefundRequest => ({
        ...request,
        createdAt: ago(requestedDaysAgo * dayInMinutes),
        decidedAt: request.status === 'open' ? null : ago((requestedDaysAgo - 1) * dayInMinutes),
      })),
  ),
);
