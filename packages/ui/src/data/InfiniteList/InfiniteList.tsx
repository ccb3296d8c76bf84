import { memo, type Ref, useCallback, type ReactNode } from 'react';
import { ListEnd } from '../virtual-list/ListEnd.tsx';
import { keyAt, type VirtualListProps } from '../virtual-list/list-props.ts';
import { useWindowRows } from '../virtual-list/use-window-rows.ts';
import * as styles from '../virtual-list/virtual-list.css.ts';

export interface InfiniteListProps<T> extends VirtualListProps<T> {
  /** Height of an item in pixels until the first are measured. */
  estimateSize?: number | undefined;
  /** Pixels between items. */
  gap?: number | undefined;
}

/** A list that loads as it is scrolled, in the page's own scroll: no more than a screenful of it is mounted. */
export function InfiniteList<T>(props: InfiniteListProps<T>) {
  return (
    <div>
      <Rows {...props} />
      <ListEnd {...props} />
    </div>
  );
}

/** On its own, so that scrolling renders neither the end of the list nor an item that stays. */
function Rows<T>(props: InfiniteListProps<T>) {
  const { items, itemKey, hasMore = false, isLoadingMore = false } = props;
  const keyOf = useCallback((row: number) => keyAt(items, row, itemKey), [items, itemKey]);
  const { listRef, rows, after, virtualizer, onFocus } = useWindowRows({
    count: items.length,
    estimateSize: props.estimateSize ?? 320,
    gap: props.gap ?? 16,
    keyOf,
    restoreKey: props.restoreKey,
  });

  return (
    <div
      ref={listRef}
      role="list"
      aria-label={props.label}
      aria-busy={isLoadingMore}
      className={styles.list}
      style={{ paddingBlockEnd: after }}
      onFocus={onFocus}
    >
      {rows.map(({ index, key, before }) => {
        const item = items[index];
        return item === undefined ? null : (
          <Item
            key={key}
            item={item}
            index={index}
            before={before}
            count={props.total ?? (hasMore ? -1 : items.length)}
            renderItem={props.renderItem}
            measureRef={virtualizer.measureElement}
          />
        );
      })}
    </div>
  );
}

interface ItemProps<T> {
  item: T;
  index: number;
  before: number;
  count: number;
  renderItem: (item: T, index: number) => ReactNode;
  measureRef: Ref<HTMLDivElement>;
}

function RenderedItem<T>({ item, index, before, count, renderItem, measureRef }: ItemProps<T>) {
  return (
    <div
      ref={measureRef}
      data-index={index}
      role="listitem"
      aria-posinset={index + 1}
      aria-setsize={count}
      className={styles.row}
      style={{ marginBlockStart: before }}
    >
      {renderItem(item, index)}
    </div>
  );
}

// `memo` forgets that a component is generic.
const Item = memo(RenderedItem) as typeof RenderedItem;
