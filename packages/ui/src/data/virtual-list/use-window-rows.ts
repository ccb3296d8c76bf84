import { type Range, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import {
  type FocusEvent,
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { gapsAround } from './gaps-around.ts';
import { meanHeight, observedHeight } from './row-heights.ts';
import { useScopedKey } from '../../foundations/PortalRoot/root-context.ts';
import { watchSizes } from '../../foundations/watch-sizes.ts';
import { readRowSizes, writeRowSizes } from './row-sizes.ts';
import { type MountedRows, rowsToMount, withRow } from './rows-to-mount.ts';
import { useRerender } from './use-rerender.ts';

export interface WindowRowsInput {
  count: number;
  /** Height of a row in pixels until the first are measured. */
  estimateSize: number;
  /** Pixels between rows. */
  gap: number;
  /** The same function for as long as the rows are the same: with another one every row is placed anew. */
  keyOf: (row: number) => string;
  /** Stores the measured heights, to restore the scroll position of this list. */
  restoreKey?: string | undefined;
}

export interface MountedRow {
  index: number;
  key: string;
  /** Height of what is not mounted between the row before and this one, and the gap. */
  before: number;
}

export interface WindowRows<List extends Element, Row extends Element> {
  listRef: RefObject<List | null>;
  /** In their order; they stand in the flow of the page, so a height that was guessed wrong never has two of them overlap. */
  rows: readonly MountedRow[];
  /** Height of what is not mounted after the last of them. */
  after: number;
  virtualizer: Virtualizer<Window, Row>;
  /** Keeps the row that has the focus mounted while it is out of sight. */
  onFocus: (event: FocusEvent<HTMLElement>) => void;
  focusedRow: RefObject<number | null>;
}

/** Rows around those in sight, once those have rendered. */
const overscan = 3;
/** The first row renders together with the page, and the list's offset is measured with it: rendered after that, it would have the page laid out twice. */
const firstRect = { width: 0, height: 1 };

/** Virtualizes the rows of a list in the page's own scroll: only those near the screen are mounted. */
export function useWindowRows<List extends Element = HTMLDivElement, Row extends Element = HTMLDivElement>(
  input: WindowRowsInput,
): WindowRows<List, Row> {
  const { count, gap, keyOf } = input;
  const restoreKey = useScopedKey(input.restoreKey);
  const listRef = useRef<List | null>(null);
  const measured = useOffset(listRef);
  const offset = measured ?? 0;
  const focusedRow = useRef<number | null>(null);
  const isEmpty = count === 0;
  const restored = useMemo(
    () => (restoreKey === undefined ? [] : readRowSizes(restoreKey, { gap, keyOf, count })),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- read once, when the first rows are there.
    [restoreKey, isEmpty],
  );
  const learned = useRef<number | null>(null);
  const current = useRef<Virtualizer<Window, Row> | null>(null);
  const rangeExtractor = useRangeExtractor(focusedRow, current.current?.isScrolling ?? false);
  const { onChange, onRendered } = useRerender<Row>({ isRestored: restoreKey !== undefined });
  const hasRendered = useHasRendered(isEmpty);
  const virtualizer = useWindowVirtualizer<Row>({
    count,
    overscan: hasRendered ? overscan : 0,
    gap,
    scrollMargin: offset,
    rangeExtractor,
    getItemKey: keyOf,
    measureElement: observedHeight,
    estimateSize: () => learned.current ?? input.estimateSize,
    initialMeasurementsCache: restored,
    initialRect: firstRect,
    useFlushSync: false,
    onChange,
  });

  useLayoutEffect(() => {
    current.current = virtualizer;
    onRendered(virtualizer);
    // As tall as density, text size and contents make it: a wrong guess would be corrected row by row while scrolling.
    if (measured === null || learned.current !== null || restored.length > 0) return;
    learned.current = meanHeight(listRef.current);
    if (learned.current !== null) virtualizer.measure();
  });

  useLayoutEffect(() => {
    if (restoreKey === undefined) return;
    return () => writeRowSizes(restoreKey, virtualizer.measurementsCache);
  }, [restoreKey, virtualizer]);

  const mounted = virtualizer.getVirtualItems();
  const spans = mounted.map(({ start, end }) => ({ start: start - offset, end: end - offset }));
  const gaps = gapsAround(spans, virtualizer.getTotalSize());
  return {
    listRef,
    rows: mounted.map(({ index, key }, place) => ({ index, key: String(key), before: gaps.before[place] ?? 0 })),
    after: gaps.after,
    virtualizer,
    focusedRow,
    onFocus: (event) => {
      const row = event.target.closest('[data-index]')?.getAttribute('data-index');
      focusedRow.current = row === null || row === undefined ? null : Number(row);
    },
  };
}

/** Whether the rows in sight have rendered: those around them come in a transition of their own, and the page answers in between. */
function useHasRendered(isEmpty: boolean): boolean {
  const [hasRendered, setRendered] = useState(false);
  useEffect(() => {
    if (!isEmpty) startTransition(() => setRendered(true));
  }, [isEmpty]);
  return hasRendered;
}

/** Distance of the list from the top of the page; null until it is known. */
function useOffset(listRef: RefObject<Element | null>): number | null {
  const [offset, setOffset] = useState<number | null>(null);
  useLayoutEffect(() => {
    const list = listRef.current;
    if (list === null) return;
    const measure = () => setOffset(Math.round(list.getBoundingClientRect().top + window.scrollY));
    measure();
    return watchSizes([list.ownerDocument.body], measure);
  }, [listRef]);
  return offset;
}

function useRangeExtractor(focusedRow: RefObject<number | null>, isScrolling: boolean) {
  const mounted = useRef<MountedRows | null>(null);
  return useCallback(
    (range: Range) => {
      const rows = rowsToMount(range, { mounted: mounted.current, isScrolling });
      mounted.current = { first: rows[0] ?? 0, last: rows.at(-1) ?? 0 };
      return withRow(rows, focusedRow.current, range.count);
    },
    [focusedRow, isScrolling],
  );
}
