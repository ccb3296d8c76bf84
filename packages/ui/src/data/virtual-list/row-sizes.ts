/* oxlint-disable portal/browser-storage -- Heights of rows, under a key of useScopedKey. */
import type { VirtualItem } from '@tanstack/react-virtual';

const prefix = 'portal-rows:';

/** Caches the heights that rows had when the list was left, so that going back restores the scroll position. */
export function readRowSizes(
  key: string,
  list: { gap: number; count: number; keyOf: (row: number) => string },
): VirtualItem[] {
  const sizes = parse(sessionStorage.getItem(prefix + key));
  let start = 0;
  return sizes.slice(0, list.count).map((size, index) => {
    const item: VirtualItem = { index, key: list.keyOf(index), start, end: start + size, size, lane: 0 };
    start += size + list.gap;
    return item;
  });
}

export function writeRowSizes(key: string, rows: readonly VirtualItem[]): void {
  try {
    sessionStorage.setItem(prefix + key, JSON.stringify(rows.map((row) => Math.round(row.size))));
  } catch {
    // A full or forbidden storage only costs the exact place on the way back.
  }
}

function parse(text: string | null): number[] {
  if (text === null) return [];
  const value: unknown = JSON.parse(text);
  return Array.isArray(value) ? value.filter((size) => typeof size === 'number') : [];
}
