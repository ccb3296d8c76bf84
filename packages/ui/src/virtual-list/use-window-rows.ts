import { defaultRangeExtractor, type Range, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { readRowSizes, writeRowSizes } from './row-sizes.ts';

export interface WindowRowsInput {
  count: number;
  /** Height of a row in pixels until it is measured. */
  estimateSize: number;
  /** Pixels between rows. */
  gap: number;
  keyOf: (row: number) => string;
  /** Remembers the measured heights for the way back to this list. */
  restoreKey?: string | undefined;
}

export interface WindowRows<List extends Element, Row extends Element> {
  listRef: RefObject<List | null>;
  virtualizer: Virtualizer<Window, Row>;
  /** Distance of the list from the top of the page. */
  offset: number;
  /** Keeps the row that has the focus mounted while it is out of sight. */
  onFocus: (event: FocusEvent<HTMLElement>) => void;
}

const overscan = 3;

/** The rows of a list in the page's own scroll; only those near the screen are mounted. */
export function useWindowRows<List extends Element = HTMLDivElement, Row extends Element = HTMLDivElement>(
  input: WindowRowsInput,
): WindowRows<List, Row> {
  const { count, estimateSize, gap, keyOf, restoreKey } = input;
  const listRef = useRef<List | null>(null);
  const [offset, setOffset] = useState(0);
  const focusedRow = useRef<number | null>(null);

  const rangeExtractor = useCallback(
    (range: Range) => withRow(defaultRangeExtractor(range), focusedRow.current, range.count),
    [],
  );
  const virtualizer = useWindowVirtualizer<Row>({
    count,
    overscan,
    gap,
    scrollMargin: offset,
    rangeExtractor,
    getItemKey: keyOf,
    estimateSize: () => estimateSize,
    initialMeasurementsCache: restoreKey === undefined ? [] : readRowSizes(restoreKey, { gap, keyOf, count }),
  });

  useLayoutEffect(() => {
    const list = listRef.current;
    if (list === null) return;
    const measure = () => setOffset(Math.round(list.getBoundingClientRect().top + window.scrollY));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(list.ownerDocument.body);
    return () => observer.disconnect();
  }, []);

  useLayoutEffect(() => {
    if (restoreKey === undefined) return;
    return () => writeRowSizes(restoreKey, virtualizer.measurementsCache);
  }, [restoreKey, virtualizer]);

  return {
    listRef,
    virtualizer,
    offset,
    onFocus: (event) => {
      const row = event.target.closest('[data-index]')?.getAttribute('data-index');
      focusedRow.current = row === null || row === undefined ? null : Number(row);
    },
  };
}

function withRow(rows: number[], row: number | null, count: number): number[] {
  if (row === null || row >= count || rows.includes(row)) return rows;
  return [...rows, row].sort((a, b) => a - b);
}
