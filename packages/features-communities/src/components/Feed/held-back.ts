interface Written {
  id: string;
  createdByUserId: string;
}

export interface HeldBack<Item> {
  shown: readonly Item[];
  held: readonly Item[];
}

/**
 * What arrived above the first item that a reader has seen waits until it is asked for, so that nothing moves
 * under their eyes. Their own is shown at once.
 */
export function heldBack<Item extends Written>(
  items: readonly Item[],
  firstSeenId: string | null,
  readerId: string | null,
): HeldBack<Item> {
  const seenFrom = items.findIndex((item) => item.id === firstSeenId);
  if (seenFrom <= 0) return { shown: items, held: [] };
  const arrived = items.slice(0, seenFrom);
  const own = arrived.filter((item) => item.createdByUserId === readerId);
  return {
    shown: [...own, ...items.slice(seenFrom)],
    held: arrived.filter((item) => item.createdByUserId !== readerId),
  };
}
