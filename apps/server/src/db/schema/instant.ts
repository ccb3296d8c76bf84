import { timestamp } from 'drizzle-orm/pg-core';

/** A moment to the millisecond, which a cursor and an ISO date carry without loss. */
export function instant() {
  return timestamp({ withTimezone: true, precision: 3, mode: 'date' });
}
