import { type InitialData, shared } from '../../mock/initial-data.ts';
import { byId, type Collection, collection } from '../../mock/collection.ts';
import type { WorldInvoice } from '../../world/world-types.ts';

export interface MockInvoice extends Omit<WorldInvoice, 'daysAgo' | 'dueInDays' | 'membershipDays'> {
  invoicedAt: Date;
  dueAt: Date | null;
  membership: { startAt: Date; endAt: Date } | null;
}

export interface InvoicesState {
  invoices: Collection<MockInvoice>;
}

export function invoicesState(initial: InitialData): InvoicesState {
  return { invoices: collection(() => invoices(initial)) };
}

const dayMinutes = 1_440;

const invoices = shared(({ world, ago }: InitialData) =>
  byId(
    world.invoices.map(({ daysAgo, dueInDays, membershipDays, ...invoice }): MockInvoice => ({
      ...invoice,
      invoicedAt: ago(daysAgo * dayMinutes),
      dueAt: dueInDays === null ? null : ago(-dueInDays * dayMinutes),
      membership: membershipDays && {
        startAt: ago(-membershipDays.start * dayMinutes),
        endAt: ago(-membershipDays.end * dayMinutes),
      },
    })),
  ),
);
