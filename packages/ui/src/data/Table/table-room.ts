import type { TableColumn } from './table-column.ts';

/** Pixels, as in the theme's scale, which the browser does not load. */
export const columnWidths = { xs: 96, sm: 128, md: 176, lg: 240 };
const shared = 136;
const controls = { box: 52, chevron: 40, menu: 60, inline: 176 };

export interface TableParts {
  columns: readonly Pick<TableColumn<unknown>, 'width' | 'priority'>[];
  hasSelection: boolean;
  hasDetails: boolean;
  actions: 'none' | 'menu' | 'inline';
}

/** The narrowest container, in pixels, in which the columns that are never left out can be read. */
export function roomFor({ columns, hasSelection, hasDetails, actions }: TableParts): number {
  const requiredColumns = columns.filter(({ priority }) => priority !== 'low');
  return (
    requiredColumns.reduce((sum, { width }) => sum + (width === undefined ? shared : columnWidths[width]), 0) +
    (hasSelection ? controls.box : 0) +
    (hasDetails ? controls.chevron : 0) +
    (actions === 'none' ? 0 : controls[actions])
  );
}
