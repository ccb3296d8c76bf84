import type { CheckInBook } from './check-in-book.ts';

/** Where a device keeps the book of a door; another number as soon as its shape changes. */
export function keyOfBook(eventId: string): string {
  return `door 1 ${eventId}`;
}

/** What this device has kept of a door; null: nothing that it can read. */
export function storedBook(stored: unknown, eventId: string): CheckInBook | null {
  if (typeof stored !== 'object' || stored === null || !('list' in stored)) return null;
  // Written under this key by this page alone, in the shape that the key's number stands for.
  const book = stored as CheckInBook;
  return book.list.eventId === eventId ? book : null;
}
