import type { ReactNode } from 'react';

export interface TableColumn<Row> {
  id: string;
  /** Names the column; on a phone it stands before each value. */
  header: string;
  cell: (row: Row) => ReactNode;
  isSortable?: boolean | undefined;
  /** `end` for numbers and money: the figures of a column stand under each other. */
  align?: 'start' | 'end' | undefined;
  /** Without one the columns share what is left. */
  width?: 'xs' | 'sm' | 'md' | 'lg' | undefined;
  /** Names its row for screen readers and heads its card on a phone. One column of a table. */
  isRowHeader?: boolean | undefined;
  /** `high` stands at the top of the card, without its header; `low` is left out where there is no space for all. */
  priority?: 'high' | 'normal' | 'low' | undefined;
}

export interface TableSort {
  /** Id of the column. */
  column: string;
  direction: 'ascending' | 'descending';
}

/** What pressing a header asks for: its column ascending, and the other way round when it is that already. */
export function nextSort(sort: TableSort | undefined, column: string): TableSort {
  const isAscending = sort?.column === column && sort.direction === 'ascending';
  return { column, direction: isAscending ? 'descending' : 'ascending' };
}
