import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

type Columns<Table extends PgTable> = Table['_']['columns'];

/** The columns of a table to select, but for those that a list has no use for. */
export function columnsExcept<Table extends PgTable, Name extends keyof Columns<Table>>(
  table: Table,
  ...names: readonly Name[]
): Omit<Columns<Table>, Name> {
  const left = Object.entries(getTableColumns(table)).filter(([name]) => !names.some((one) => one === name));
  // Object.fromEntries forgets the names that the filter has left.
  return Object.fromEntries(left) as Omit<Columns<Table>, Name>;
}
