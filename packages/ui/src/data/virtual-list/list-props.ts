import type { ReactNode } from 'react';

export interface InfiniteListLabels {
  /** Said, and shown where there is no `loadingMore`. */
  loadingMore: string;
  retry: string;
  /** Said when more has arrived. */
  loaded: (count: number, total: number | undefined) => string;
}

export const defaultListLabels: InfiniteListLabels = {
  loadingMore: 'Loading more',
  retry: 'Try again',
  loaded: (count, total) => (total === undefined ? `${count} loaded` : `${count} of ${total} loaded`),
};

/** What every list that loads as it is scrolled has. */
export interface VirtualListProps<T> {
  /** Says what the list holds. */
  label: string;
  items: readonly T[];
  itemKey: (item: T) => string;
  renderItem: (item: T, index: number) => ReactNode;
  /** How many there are in all, loaded or not. */
  total?: number | undefined;
  /** Called when the end comes near the screen, or the edge of the box that scrolls the list. */
  onEndReached?: (() => void) | undefined;
  /** How near: 200 px unless said. */
  nearPx?: number | undefined;
  hasMore?: boolean | undefined;
  isLoadingMore?: boolean | undefined;
  /** Why more did not come, in words: shown at the end with a way to try again, and nothing is asked for until then. */
  loadMoreError?: string | null | undefined;
  /** Shown at the end while more is on its way. */
  loadingMore?: ReactNode;
  /** Shown at the end when there is no more. */
  endNote?: ReactNode;
  /** Names this list, so that going back to it finds the same place. */
  restoreKey?: string | undefined;
  labels?: Partial<InfiniteListLabels> | undefined;
}

/** Key of the item at an index; a row that has just gone keeps a key of its own. */
export function keyAt<T>(items: readonly T[], index: number, itemKey: (item: T) => string): string {
  const item = items[index];
  return item === undefined ? `gone-${index}` : itemKey(item);
}
