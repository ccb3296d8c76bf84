import type { ReactNode } from 'react';
import type { MenuEntry } from '../../actions/MenuButton/menu-entry.ts';
import type { PagerProps } from '../../navigation/Pager/Pager.tsx';
import type { TableColumn, TableSort } from './table-column.ts';
import type { TableLabels } from './table-labels.ts';

/** What each row of a table is rendered from. Values that stay the same from one render to the next keep the rows from being rendered again. */
export interface TableRowProps<Row> {
  columns: readonly TableColumn<Row>[];
  /** Names a row in the labels of its controls. */
  rowLabel: (row: Row) => string;
  /** Makes the whole row a link; the controls in it stay usable. */
  rowHref?: ((row: Row) => string | undefined) | undefined;
  isRowSelectable?: ((row: Row) => boolean) | undefined;
  /** What is shown under a row when it is opened. */
  renderExpanded?: ((row: Row) => ReactNode) | undefined;
  isRowExpandable?: ((row: Row) => boolean) | undefined;
  /** The entries of the menu at the end of a row. */
  rowActions?: ((row: Row) => readonly MenuEntry[]) | undefined;
  /** One or two small buttons before that menu. */
  inlineActions?: ((row: Row) => ReactNode) | undefined;
  selection?: 'none' | 'single' | 'multiple' | undefined;
}

export interface TableProps<Row> extends TableRowProps<Row> {
  /** Names the table. */
  caption: string;
  isCaptionHidden?: boolean | undefined;
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** How the rows are sorted; whoever gives them sorts them. */
  sort?: TableSort | undefined;
  onSortChange?: ((sort: TableSort) => void) | undefined;
  selectedIds?: readonly string[] | undefined;
  onSelectionChange?: ((ids: string[]) => void) | undefined;
  /** The rows that are open; the table remembers them itself without it. */
  expandedIds?: readonly string[] | undefined;
  onExpandedChange?: ((ids: string[]) => void) | undefined;
  /** Search, filters and buttons above the table. */
  toolbar?: ReactNode;
  /** Buttons for everything that is selected; they take the place of the toolbar. */
  bulkActions?: ((selectedIds: readonly string[]) => ReactNode) | undefined;
  /** Rows are on their way: skeletons and no pager where there are none yet, else what is there stays in place. */
  isLoading?: boolean | undefined;
  /** As many as will probably come. */
  skeletonRows?: number | undefined;
  /** What to say when there are no rows, and what to do next; the label `empty` where it is left out. */
  empty?: ReactNode;
  pager?: PagerProps | undefined;
  /** What the header stops under while the page scrolls. */
  stickyBelow?: 'header' | 'window' | undefined;
  labels?: Partial<TableLabels> | undefined;
}
