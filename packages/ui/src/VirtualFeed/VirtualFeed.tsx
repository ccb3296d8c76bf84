import type { ReactNode } from 'react';
import { useEndReached } from '../virtual-list/use-end-reached.ts';
import { useWindowRows } from '../virtual-list/use-window-rows.ts';
import * as styles from '../virtual-list/virtual-list.css.ts';

export interface VirtualListProps<T> {
  /** Says what the list holds. */
  label: string;
  items: readonly T[];
  itemKey: (item: T) => string;
  renderItem: (item: T, index: number) => ReactNode;
  /** How many there are in all, loaded or not. */
  total?: number;
  /** Called when the end comes within 200 px of the screen. */
  onEndReached?: () => void;
  hasMore?: boolean;
  isLoadingMore?: boolean;
  /** Shown at the end while more is on its way. */
  loadingMore?: ReactNode;
  /** Shown at the end when there is no more. */
  endNote?: ReactNode;
  /** Names this list, so that going back to it finds the same place. */
  restoreKey?: string;
}

export interface VirtualFeedProps<T> extends VirtualListProps<T> {
  /** Height of an item in pixels until it is measured. */
  estimateSize?: number;
  /** Pixels between items. */
  gap?: number;
}

/** A long list in the page's own scroll: no more than a screenful of it is mounted. */
export function VirtualFeed<T>(props: VirtualFeedProps<T>) {
  const { items, itemKey, hasMore = false, isLoadingMore = false } = props;
  const { listRef, virtualizer, offset, onFocus } = useWindowRows({
    count: items.length,
    estimateSize: props.estimateSize ?? 320,
    gap: props.gap ?? 16,
    keyOf: (row) => keyAt(items, row, itemKey),
    restoreKey: props.restoreKey,
  });
  const endRef = useEndReached({ hasMore, isLoadingMore, count: items.length, onEndReached: props.onEndReached });

  return (
    <div>
      <div
        ref={listRef}
        role="list"
        aria-label={props.label}
        aria-busy={isLoadingMore}
        className={styles.list}
        style={{ blockSize: virtualizer.getTotalSize() }}
        onFocus={onFocus}
      >
        {virtualizer.getVirtualItems().map((row) => {
          const item = items[row.index];
          return item === undefined ? null : (
            <div
              key={row.key}
              ref={virtualizer.measureElement}
              data-index={row.index}
              role="listitem"
              aria-posinset={row.index + 1}
              aria-setsize={props.total ?? (hasMore ? -1 : items.length)}
              className={styles.row}
              style={{ transform: `translateY(${row.start - offset}px)` }}
            >
              {props.renderItem(item, row.index)}
            </div>
          );
        })}
      </div>
      <div ref={endRef} className={styles.end}>
        {isLoadingMore ? props.loadingMore : hasMore ? null : props.endNote}
      </div>
    </div>
  );
}

/** Key of the item at an index; a row that has just gone keeps a key of its own. */
export function keyAt<T>(items: readonly T[], index: number, itemKey: (item: T) => string): string {
  const item = items[index];
  return item === undefined ? `gone-${index}` : itemKey(item);
}
