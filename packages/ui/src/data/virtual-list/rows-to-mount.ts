import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';

export interface MountedRows {
  first: number;
  last: number;
}

interface Around {
  /** What is mounted now, but for a row that only keeps the focus. */
  mounted: MountedRows | null;
  isScrolling: boolean;
}

/** Those in sight and some around them; after a jump to where nothing is mounted only those in sight, until the scrolling rests. */
export function rowsToMount(range: Range, { mounted, isScrolling }: Around): number[] {
  const isJump = isScrolling && mounted !== null && (range.startIndex > mounted.last || range.endIndex < mounted.first);
  return defaultRangeExtractor(isJump ? { ...range, overscan: 0 } : range);
}

/** The row that has the focus stays mounted wherever it is. */
export function withRow(rows: readonly number[], row: number | null, count: number): number[] {
  if (row === null || row >= count || rows.includes(row)) return [...rows];
  return [...rows, row].sort((a, b) => a - b);
}
