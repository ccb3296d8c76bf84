/** PostgreSQL takes 65,535 values in one statement. */
const rowsAtOnce = 1000;

/** Batches of rows that one statement takes, however many there are. */
export function chunked<Row>(rows: readonly Row[]): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, at) =>
    rows.slice(at * rowsAtOnce, (at + 1) * rowsAtOnce),
  );
}
