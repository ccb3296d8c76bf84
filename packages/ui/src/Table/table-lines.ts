/** What stands on one line of a table: a row, or what is shown under it when it is open. */
export interface TableLine<Row> {
  key: string;
  id: string;
  row: Row;
  isDetail: boolean;
}

export function tableLines<Row>(
  rows: readonly Row[],
  rowId: (row: Row) => string,
  expandedIds: ReadonlySet<string>,
): TableLine<Row>[] {
  return rows.flatMap((row) => {
    const id = rowId(row);
    const line = { key: id, id, row, isDetail: false };
    return expandedIds.has(id) ? [line, { key: `${id} details`, id, row, isDetail: true }] : [line];
  });
}

interface Span {
  start: number;
  end: number;
}

/** The heights of what is not mounted: before each of the lines that are, and after the last. */
export function gapsAround(lines: readonly Span[], total: number): { before: number[]; after: number } {
  let end = 0;
  const before = lines.map((line) => {
    const gap = Math.max(0, line.start - end);
    end = line.end;
    return gap;
  });
  return { before, after: Math.max(0, total - end) };
}
