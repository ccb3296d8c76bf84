interface Written {
  id: string;
  createdByUserId: string;
}

export interface PendingItems<Item> {
  shown: readonly Item[];
  pending: readonly Item[];
}

/**
 * What arrived above the first item that a reader has seen waits until it is asked for, so that nothing moves
 * under their eyes. Their own is shown at once.
 */
export function pendingItems<Item extends Written>(
  items: readonly Item[],
  firstSeenId: string | null,
  readerId: string | null,
): PendingItems<Item> {
  const seenFrom = items.findIndex((item) => item.id === firstSeenId);
  if (seenFrom <= 0) return { shown: items, pending: [] };
  const arrived = items.slice(0, seenFrom);
  const own = arrived.filter((item) => item.createdByUserId === readerId);
  return {
    shown: [...own, ...items.slice(seenFrom)],
    pending: arrived.filter((item) => item.createdByUserId !== readerId),
  };
}
