import { useMemo } from 'react';
import type { TableProps } from './table-props.ts';
import type { RowModel } from './TableRow.tsx';

type Given<Row> = Pick<RowModel<Row>, 'labels' | 'onSelect' | 'onExpand' | 'radioName'>;

/** Everything that the rows have in common, so that a row is rendered again only when its own state changes. */
export function useRowModel<Row>(props: TableProps<Row>, given: Given<Row>): RowModel<Row> {
  const { columns, rowLabel, rowHref, isRowSelectable, renderExpanded, isRowExpandable } = props;
  const { rowActions, inlineActions, selection } = props;
  const { labels, onSelect, onExpand, radioName } = given;
  return useMemo(
    () => ({
      columns,
      rowLabel,
      rowHref,
      isRowSelectable,
      renderExpanded,
      isRowExpandable,
      rowActions,
      inlineActions,
      selection,
      labels,
      onSelect,
      onExpand,
      radioName,
      hasDetails: renderExpanded !== undefined,
      hasActions: rowActions !== undefined || inlineActions !== undefined,
    }),
    [
      columns,
      rowLabel,
      rowHref,
      isRowSelectable,
      renderExpanded,
      isRowExpandable,
      rowActions,
      inlineActions,
      selection,
      labels,
      onSelect,
      onExpand,
      radioName,
    ],
  );
}
