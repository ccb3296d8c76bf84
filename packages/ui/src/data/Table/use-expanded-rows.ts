import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { withRows } from './row-selection.ts';
import type { TableProps } from './table-props.ts';

export interface ExpandedRows {
  expanded: ReadonlySet<string>;
  /** The same function for as long as the table is mounted. */
  toggle: (id: string) => void;
}

type Input<Row> = Pick<TableProps<Row>, 'expandedIds' | 'onExpandedChange'>;

/** The rows that are open: the caller's when it says which, else the table's own. */
export function useExpandedRows<Row>({ expandedIds, onExpandedChange }: Input<Row>): ExpandedRows {
  const [own, setOwn] = useState<readonly string[]>([]);
  const ids = expandedIds ?? own;
  const expanded = useMemo(() => new Set(ids), [ids]);
  const toggleNow = (id: string) => {
    const next = withRows(ids, [id], !expanded.has(id));
    setOwn(next);
    onExpandedChange?.(next);
  };
  const latest = useRef(toggleNow);
  useEffect(() => {
    latest.current = toggleNow;
  });
  return { expanded, toggle: useCallback((id: string) => latest.current(id), []) };
}
