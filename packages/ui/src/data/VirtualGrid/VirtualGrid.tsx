import { type CSSProperties, type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import { textSizeAt } from '../../foundations/theme/root-size.ts';
import { watchSizes } from '../../foundations/watch-sizes.ts';
import { ListEnd } from '../virtual-list/ListEnd.tsx';
import { keyAt, type VirtualListProps } from '../virtual-list/list-props.ts';
import { useWindowRows } from '../virtual-list/use-window-rows.ts';
import * as styles from '../virtual-list/virtual-list.css.ts';
import { cardsInRow, columnsFor, type MinColumn } from './columns-for.ts';

export interface VirtualGridProps<T> extends VirtualListProps<T> {
  /** The narrowest a column may get: 160, 220, 272 or 360 px. */
  minColumn?: MinColumn;
  /** As of `Grid`: by the width of the portal, not of the column that the cards stand in. */
  columns?: 'cards' | undefined;
  /** Height of a row in pixels until the first are measured. */
  estimateRowSize?: number;
  /** Pixels between cells. */
  gap?: number;
}

/** A grid of as many columns as fit, or as the portal's width says, in the page's own scroll: no more than a screenful of it is mounted. */
export function VirtualGrid<T>(props: VirtualGridProps<T>) {
  const { items, itemKey, minColumn = 'md', gap = 24, hasMore = false, isLoadingMore = false } = props;
  const [columns, setColumns] = useState(1);
  const rowCount = Math.ceil(items.length / columns);
  const keyOf = useCallback(
    (row: number) => `${columns}:${keyAt(items, row * columns, itemKey)}`,
    [items, columns, itemKey],
  );
  const { listRef, rows, after, virtualizer, onFocus } = useWindowRows({
    count: rowCount,
    estimateSize: props.estimateRowSize ?? 360,
    gap,
    keyOf,
    restoreKey: props.restoreKey === undefined ? undefined : `${props.restoreKey}:${columns}`,
  });
  useColumns(listRef, props.columns ?? minColumn, gap, setColumns);
  const template: CSSProperties = { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`, columnGap: gap };

  return (
    <div>
      <div
        ref={listRef}
        role="list"
        aria-label={props.label}
        aria-busy={isLoadingMore}
        className={styles.list}
        style={{ paddingBlockEnd: after }}
        onFocus={onFocus}
      >
        {rows.map(({ index, key, before }) => (
          <div
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            role="presentation"
            className={styles.gridRow}
            style={{ ...template, marginBlockStart: before }}
          >
            {cellsOf(index)}
          </div>
        ))}
      </div>
      <ListEnd {...props} />
    </div>
  );

  function cellsOf(row: number) {
    const first = row * columns;
    return items.slice(first, first + columns).map((item, column) => (
      <div
        key={itemKey(item)}
        role="listitem"
        aria-posinset={first + column + 1}
        aria-setsize={props.total ?? (hasMore ? -1 : items.length)}
        className={styles.cell}
      >
        {props.renderItem(item, first + column)}
      </div>
    ));
  }
}

function useColumns(
  ref: RefObject<HTMLElement | null>,
  rule: MinColumn | 'cards',
  gap: number,
  setColumns: (columns: number) => void,
): void {
  useLayoutEffect(() => {
    const list = ref.current;
    if (list === null) return;
    const measured = rule === 'cards' ? (list.closest('.portal-root') ?? list) : list;
    const measure = () => {
      const [width, textSize] = [measured.clientWidth, textSizeAt(list)];
      setColumns(rule === 'cards' ? cardsInRow(width, textSize) : columnsFor(width, rule, gap, textSize));
    };
    measure();
    return watchSizes([measured], measure);
  }, [ref, rule, gap, setColumns]);
}
