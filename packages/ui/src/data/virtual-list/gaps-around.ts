interface Span {
  start: number;
  end: number;
}

/** The heights of what is not mounted: before each of the rows that are, and after the last. */
export function gapsAround(rows: readonly Span[], total: number): { before: number[]; after: number } {
  let end = 0;
  const before = rows.map((row) => {
    const gap = Math.max(0, row.start - end);
    end = row.end;
    return gap;
  });
  return { before, after: Math.max(0, total - end) };
}
