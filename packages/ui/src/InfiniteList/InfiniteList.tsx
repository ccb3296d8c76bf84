import { ListEnd } from '../virtual-list/ListEnd.tsx';
import { keyAt, type VirtualListProps } from '../virtual-list/list-props.ts';
import { useWindowRows } from '../virtual-list/use-window-rows.ts';
import * as styles from '../virtual-list/virtual-list.css.ts';

export interface InfiniteListProps<T> extends VirtualListProps<T> {
  /** Height of an item in pixels until it is measured. */
  estimateSize?: number | undefined;
  /** Pixels between items. */
  gap?: number | undefined;
}

/** A list that loads as it is scrolled, in the page's own scroll: no more than a screenful of it is mounted. */
export function InfiniteList<T>(props: InfiniteListProps<T>) {
  const { items, itemKey, hasMore = false, isLoadingMore = false } = props;
  const { listRef, virtualizer, offset, onFocus } = useWindowRows({
    count: items.length,
    estimateSize: props.estimateSize ?? 320,
    gap: props.gap ?? 16,
    keyOf: (row) => keyAt(items, row, itemKey),
    restoreKey: props.restoreKey,
  });

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
      <ListEnd {...props} />
    </div>
  );
}
