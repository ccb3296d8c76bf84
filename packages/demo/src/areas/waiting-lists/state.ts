import { type InitialData, shared } from '../../mock/initial-data.ts';
import { byId, type Collection, collection } from '../../mock/collection.ts';

export interface MockWaiting {
  readonly id: string;
  readonly eventId: string;
  readonly ticketTypeId: string;
  readonly personId: string;
  readonly status: 'waiting' | 'offered' | 'accepted' | 'declined' | 'left' | 'removed';
  readonly offeredAt: Date | null;
  readonly createdAt: Date;
}

export interface WaitingListsState {
  /** In the order of the line. */
  waiting: Collection<MockWaiting>;
}

export function waitingListsState(initial: InitialData): WaitingListsState {
  return { waiting: collection(() => waiting(initial)) };
}

const waiting = shared(({ world, ago }: InitialData) =>
  byId(
    world.waiting.map(({ isOffered, ...entry }): MockWaiting => {
      const status = isOffered ? 'offered' : 'waiting';
      return { ...entry, status, offeredAt: isOffered ? ago(60) : null, createdAt: ago(0) };
    }),
  ),
);
