import { type Collection, collection } from '../../mock/collection.ts';

export interface MockFeed {
  readonly id: string;
  readonly createdAt: Date;
}

export interface CalendarState {
  /** By person. */
  feeds: Collection<MockFeed>;
}

export function calendarState(): CalendarState {
  return { feeds: collection() };
}
