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
