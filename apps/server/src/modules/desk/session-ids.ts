import { randomUUID } from 'node:crypto';

interface StoredSession {
  id: string;
  position: number;
  title: string;
  startAt: Date;
  endAt: Date;
}

type Written = Omit<StoredSession, 'id'>;

/** What a session has in common with what it was, the surest first; whatever its position is, calendars know it by its id. */
const likenesses: readonly ((before: StoredSession, after: Written) => boolean)[] = [
  (before, after) => before.title === after.title && isAt(before, after) && before.position === after.position,
  (before, after) => before.title === after.title && isAt(before, after),
  (before, after) => before.title === after.title,
  isAt,
];

function isAt(before: Omit<StoredSession, 'id'>, after: Written): boolean {
  return before.startAt.getTime() === after.startAt.getTime() && before.endAt.getTime() === after.endAt.getTime();
}

/** The ids of sessions as they are written: that of the one that each was before, and another for each that is new. */
export function sessionIds(before: readonly StoredSession[], written: readonly Written[]): string[] {
  const left = new Set(before);
  const ids = new Map<Written, string>();
  const match = (isLike: (one: StoredSession, after: Written) => boolean) => {
    for (const after of written) {
      const found = ids.has(after) ? undefined : [...left].find((one) => isLike(one, after));
      if (found === undefined) continue;
      ids.set(after, found.id);
      left.delete(found);
    }
  };
  for (const isLike of likenesses) match(isLike);
  // Renamed and moved at once, where none was put in or taken out.
  if (before.length === written.length) match((one, after) => one.position === after.position);
  return written.map((after) => ids.get(after) ?? randomUUID());
}
