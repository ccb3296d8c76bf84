/** How many letters must be changed, added, taken away or swapped with their neighbour to make one word of another. */
export function editDistance(from: string, to: string): number {
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, at) => at)];
  const cell = (row: number, column: number) => rows[row]?.[column] ?? Infinity;
  for (let row = 1; row <= from.length; row++) {
    rows.push([row]);
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const changed = cell(row - 1, column - 1) + (isSame ? 0 : 1);
      const swapped = isSwapped ? cell(row - 2, column - 2) + 1 : Infinity;
      rows[row]?.push(Math.min(cell(row, column - 1) + 1, cell(row - 1, column) + 1, changed, swapped));
    }
  }
  return cell(from.length, to.length);
}
