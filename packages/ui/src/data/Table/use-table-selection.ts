import { useCallback, useEffect, useMemo, useRef } from 'react';
import { rowsBetween, selectionState, withRows, type SelectionState } from './row-selection.ts';
import type { TableProps } from './table-props.ts';

export interface TableSelection {
  selected: ReadonlySet<string>;
  state: SelectionState;
  /** With `isRange` everything from the row that was touched last. The same function for as long as the table is mounted. */
  toggle: (id: string, isRange: boolean) => void;
  toggleAll: () => void;
  clear: () => void;
}

type Input<Row> = Pick<
  TableProps<Row>,
  'rows' | 'rowId' | 'selection' | 'selectedIds' | 'onSelectionChange' | 'isRowSelectable'
>;

const none: readonly string[] = [];

export function useTableSelection<Row>(props: Input<Row>): TableSelection {
  const { rows, rowId, isRowSelectable, selection = 'none', selectedIds = none } = props;
  const selected = useMemo(() => new Set(selectedIds), [selectedIds]);
  const ids = useMemo(
    () => (selection === 'none' ? none : rows.filter((row) => isRowSelectable?.(row) ?? true).map(rowId)),
    [rows, rowId, selection, isRowSelectable],
  );
  const state = useMemo(() => selectionState(ids, selected), [ids, selected]);
  const lastTouched = useRef<string | null>(null);
  const change = (next: string[]) => props.onSelectionChange?.(next);

  const toggleNow = (id: string, isRange: boolean) => {
    const range = isRange ? rowsBetween(ids, lastTouched.current, id) : [id];
    lastTouched.current = id;
    change(selection === 'single' ? [id] : withRows(selectedIds, range, !selected.has(id)));
  };
  const latest = useRef(toggleNow);
  useEffect(() => {
    latest.current = toggleNow;
  });
  const toggle = useCallback((id: string, isRange: boolean) => latest.current(id, isRange), []);

  return {
    selected,
    state,
    toggle,
    toggleAll: () => change(withRows(selectedIds, ids, state !== 'all')),
    clear: () => change([]),
  };
}
