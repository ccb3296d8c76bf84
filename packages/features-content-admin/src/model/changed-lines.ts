/** What one text has and another does not, in the order of each. */
export interface ChangedLines {
  takenOut: readonly string[];
  added: readonly string[];
}

/** Beyond it the texts are told apart as wholes: finding what they share costs by the product of their lines. */
const mostPairs = 1_000_000;

/** Lines that were taken out of a text and lines that were added, as a person would tell it: what both share stays unsaid. */
export function changedLines(before: readonly string[], after: readonly string[]): ChangedLines {
  const start = sharedStart(before, after);
  const end = sharedEnd(before.slice(start), after.slice(start));
  const old = before.slice(start, before.length - end);
  const now = after.slice(start, after.length - end);
  if (old.length * now.length > mostPairs) return { takenOut: old, added: now };
  const common = commonLines(old, now);
  return {
    takenOut: old.filter((_, at) => !common.old.has(at)),
    added: now.filter((_, at) => !common.now.has(at)),
  };
}

function sharedStart(one: readonly string[], other: readonly string[]): number {
  const differs = one.findIndex((line, at) => line !== other[at]);
  return differs === -1 ? one.length : differs;
}

function sharedEnd(one: readonly string[], other: readonly string[]): number {
  return sharedStart(one.toReversed(), other.toReversed());
}

/** Which lines of both belong to the longest run that both have in this order. */
function commonLines(old: readonly string[], now: readonly string[]) {
  const width = now.length + 1;
  const lengths = new Uint32Array((old.length + 1) * width);
  const lengthAt = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = old.length - 1; row >= 0; row -= 1)
    for (let column = now.length - 1; column >= 0; column -= 1)
      lengths[row * width + column] =
        old[row] === now[column]
          ? lengthAt(row + 1, column + 1) + 1
          : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1));
  const common = { old: new Set<number>(), now: new Set<number>() };
  let [row, column] = [0, 0];
  while (row < old.length && column < now.length) {
    if (old[row] === now[column]) {
      common.old.add(row);
      common.now.add(column);
      row += 1;
      column += 1;
    } else if (lengthAt(row + 1, column) >= lengthAt(row, column + 1)) row += 1;
    else column += 1;
  }
  return common;
}
