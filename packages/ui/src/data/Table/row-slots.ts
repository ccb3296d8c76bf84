/** A row's element, by a name that it keeps, and the line that it shows. */
export interface RowSlot {
  key: string;
  slot: number;
}

export interface ShownLine {
  key: string;
  /** Keeps its element in any case: the row that has the focus, and what stands between rows. */
  isPinned: boolean;
}

/**
 * Which element shows which line. A line that was there keeps its element, also where others came in between. Where most lines are new, as
 * after a jump or another order, they take over the elements that are there, in their order: changing words costs half of mounting rows,
 * and nothing is moved in the page.
 */
export function nextSlots(previous: readonly RowSlot[], lines: readonly ShownLine[]): RowSlot[] {
  const before = new Map(previous.map(({ key }, place) => [key, place]));
  const stays = inOrder(lines, before);
  const isJump = stays.length * 2 < lines.length;
  const retained = isJump
    ? inOrder(
        lines.filter(({ isPinned }) => isPinned),
        before,
      )
    : stays;
  const anchors = new Set(retained.map(({ key }) => key));
  let fresh = previous.reduce((last, { slot }) => Math.max(last, slot), -1) + 1;
  let place = 0;

  const endOfFree = (from: number) => {
    let end = from;
    for (let slot = previous[end]; slot !== undefined && !anchors.has(slot.key); slot = previous[end]) end += 1;
    return end;
  };
  let freeEnd = endOfFree(0);
  return lines.map(({ key }) => {
    if (anchors.has(key)) {
      place = (before.get(key) ?? 0) + 1;
      freeEnd = endOfFree(place);
      return { key, slot: previous[place - 1]?.slot ?? fresh++ };
    }
    const free = isJump && place < freeEnd ? previous[place++] : undefined;
    return { key, slot: free?.slot ?? fresh++ };
  });
}

/** The lines that were there, without those that would have to be moved past another. */
function inOrder(lines: readonly ShownLine[], before: ReadonlyMap<string, number>): ShownLine[] {
  let last = -1;
  return lines.filter(({ key }) => {
    const place = before.get(key) ?? -1;
    if (place <= last) return false;
    last = place;
    return true;
  });
}
