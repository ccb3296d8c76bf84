import type { Virtualizer } from '@tanstack/react-virtual';

/**
 * Heights come from the observer alone: asking an element for its height while rows mount has the page laid out once more. They are not
 * rounded, so that the page is as high after scrolling as it was before.
 */
export function observedHeight<Row extends Element>(
  element: Row,
  entry: ResizeObserverEntry | undefined,
  virtualizer: Virtualizer<Window, Row>,
): number {
  const height = entry?.borderBoxSize[0]?.blockSize;
  if (height !== undefined) return height;
  const index = virtualizer.indexFromElement(element);
  const { getItemKey, estimateSize } = virtualizer.options;
  return virtualizer.itemSizeCache.get(getItemKey(index)) ?? estimateSize(index);
}

/** Null while there are none. */
export function meanHeight(list: Element | null): number | null {
  const rows = list === null ? [] : [...list.children].filter((row) => row.hasAttribute('data-index'));
  if (rows.length === 0) return null;
  const height = rows.reduce((sum, row) => sum + row.getBoundingClientRect().height, 0);
  return height / rows.length;
}
