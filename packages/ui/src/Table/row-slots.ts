/** A row's element, by a name that it keeps, and the line that it shows. */
export interface RowSlot {
  index: number;
  slot: number;
}

/**
 * Which element shows which line. A line that was there keeps its element. Where most lines are new, as after a jump, they take over the
 * elements that are there, in their order: changing words costs half of mounting rows, and nothing is moved in the page.
 * What is `pinned` keeps its element in any case: the row that has the focus, and what stands between rows.
 */
export function nextSlots(
  previous: readonly RowSlot[],
  indexes: readonly number[],
  isPinned: (index: number) => boolean,
): RowSlot[] {
  const before = new Map(previous.map(({ index }, place) => [index, place]));
  const stays = indexes.filter((index) => before.has(index));
  const isJump = stays.length * 2 < indexes.length;
  const anchors = new Set(isJump ? stays.filter(isPinned) : stays);
  const unused = previous.reduce((last, { slot }) => Math.max(last, slot), -1) + 1;
  let fresh = unused;
  let place = 0;

  const endOfFree = (from: number) => {
    let end = from;
    for (let slot = previous[end]; slot !== undefined && !anchors.has(slot.index); slot = previous[end]) end += 1;
    return end;
  };
  let freeEnd = endOfFree(0);
  return indexes.map((index) => {
    if (anchors.has(index)) {
      place = (before.get(index) ?? 0) + 1;
      freeEnd = endOfFree(place);
      return previous[place - 1] ?? { index, slot: fresh++ };
    }
    const free = isJump && place < freeEnd ? previous[place++] : undefined;
    return { index, slot: free?.slot ?? fresh++ };
  });
}
