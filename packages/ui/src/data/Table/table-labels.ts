export interface TableLabels {
  selectAll: string;
  /** The heading of the column of checkboxes, for screen readers. */
  selection: string;
  select: (row: string) => string;
  selected: (count: number) => string;
  clearSelection: string;
  /** The heading of the column of chevrons, for screen readers. */
  details: string;
  showDetails: (row: string) => string;
  /** The heading of the column of actions, for screen readers. */
  actions: string;
  actionsFor: (row: string) => string;
  sorted: (column: string, direction: 'ascending' | 'descending') => string;
  loading: string;
  /** For a table without rows that is given nothing better to say. */
  empty: string;
}

export const defaultTableLabels: TableLabels = {
  selectAll: 'Select all',
  selection: 'Selection',
  select: (row) => `Select ${row}`,
  selected: (count) => `${count} selected`,
  clearSelection: 'Clear selection',
  details: 'Details',
  showDetails: (row) => `Details of ${row}`,
  actions: 'Actions',
  actionsFor: (row) => `Actions for ${row}`,
  sorted: (column, direction) => `Sorted by ${column}, ${direction}`,
  loading: 'Loading',
  empty: 'No Data',
};
