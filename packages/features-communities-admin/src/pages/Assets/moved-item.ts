import { movedTo } from '@portal/rules';

/** Which item stands elsewhere in the new order, and at which place; null where none does. */
export function movedItem(
  before: readonly string[],
  after: readonly string[],
): { id: string; newOrder: number } | null {
  const first = after.findIndex((id, at) => id !== before[at]);
  if (first === -1) return null;
  // Between two orders that differ by one move, what moved is at either end of where they differ.
  for (const id of [after[first], before[first]]) {
    if (id === undefined) continue;
    const newOrder = after.indexOf(id) + 1;
    if (movedTo(before, id, newOrder)?.every((each, at) => each === after[at])) return { id, newOrder };
  }
  return null;
}
