import type { DoorBook } from './door-book.ts';

/** Where a device keeps the book of a door; another number as soon as its shape changes. */
export function keyOfBook(eventId: string): string {
  return `door 1 ${eventId}`;
}

/** What this device has kept of a door; null: nothing that it can read. */
export function keptBook(kept: unknown, eventId: string): DoorBook | null {
  if (typeof kept !== 'object' || kept === null || !('list' in kept)) return null;
  // Written under this key by this page alone, in the shape that the key's number stands for.
  const book = kept as DoorBook;
  return book.list.eventId === eventId ? book : null;
}
