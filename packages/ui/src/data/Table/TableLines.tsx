import type { Virtualizer } from '@tanstack/react-virtual';
import { Fragment, useCallback, useLayoutEffect, useRef } from 'react';
import { useWindowRows } from '../virtual-list/use-window-rows.ts';
import { DetailRow } from './DetailRow.tsx';
import { nextSlots, type RowSlot, type ShownLine } from './row-slots.ts';
import type { TableLine } from './table-lines.ts';
import { type MeasureRow, TableRow, type RowModel } from './TableRow.tsx';
import * as styles from './Table.css.ts';

export interface TableLinesProps<Row> {
  model: RowModel<Row>;
  lines: readonly TableLine<Row>[];
  columnCount: number;
  selected: ReadonlySet<string>;
  expanded: ReadonlySet<string>;
  className: string;
}

/** Every line, for tables of a page or two. */
export function PlainLines<Row>(props: TableLinesProps<Row>) {
  return (
    <tbody role="rowgroup" className={props.className}>
      {props.lines.map((line) => (
        <Line key={line.key} {...props} line={line} />
      ))}
    </tbody>
  );
}

/** Height of a line in pixels until the first of them are measured. */
const firstEstimate = 48;

/** The lines near the screen; the height of the others is held open, and each line says which of all it is. */
export function WindowedLines<Row>(props: TableLinesProps<Row>) {
  const { lines, columnCount } = props;
  const keyOf = useCallback((index: number) => lines[index]?.key ?? `gone-${index}`, [lines]);
  const { listRef, rows, after, virtualizer, focusedRow, onFocus } = useWindowRows<
    HTMLTableSectionElement,
    HTMLTableRowElement
  >({ count: lines.length, estimateSize: firstEstimate, gap: 0, keyOf });
  const slots = useSlots(
    rows.map(({ index, key }) => ({
      key,
      isPinned: index === focusedRow.current || lines[index]?.isDetail === true,
    })),
  );
  const measure = useMeasure(virtualizer);
  return (
    <tbody role="rowgroup" ref={listRef} className={props.className} onFocus={onFocus}>
      {rows.map(({ index, before }, place) => {
        const line = lines[index];
        return line === undefined ? null : (
          <Fragment key={line.isDetail ? line.key : slots[place]?.slot}>
            <Spacer size={before} columnCount={columnCount} />
            <Line {...props} line={line} index={index} measure={measure} />
          </Fragment>
        );
      })}
      <Spacer size={after} columnCount={columnCount} />
    </tbody>
  );
}

/** Whatever a cell remembers may go to another row, so cells render from the row alone. */
function useSlots(shown: readonly ShownLine[]): readonly RowSlot[] {
  const committed = useRef<readonly RowSlot[]>([]);
  const slots = nextSlots(committed.current, shown);
  useLayoutEffect(() => {
    committed.current = slots;
  });
  return slots;
}

/** Measures an element for the line that it shows, until it shows another. */
function useMeasure(virtualizer: Virtualizer<Window, HTMLTableRowElement>) {
  return useCallback(
    (row: HTMLTableRowElement | null, key: string) => {
      virtualizer.measureElement(row);
      return () => {
        if (virtualizer.elementsCache.get(key) === row) virtualizer.elementsCache.delete(key);
      };
    },
    [virtualizer],
  );
}

interface LineProps<Row> extends Omit<TableLinesProps<Row>, 'lines' | 'className'> {
  line: TableLine<Row>;
  index?: number;
  measure?: MeasureRow;
}

function Line<Row>({ line, model, selected, expanded, columnCount, index, measure }: LineProps<Row>) {
  const { key, id, row, isDetail } = line;
  if (isDetail) {
    return (
      <DetailRow model={model} row={row} lineKey={key} columnCount={columnCount} index={index} measure={measure} />
    );
  }
  return (
    <TableRow
      model={model}
      row={row}
      id={id}
      isSelected={selected.has(id)}
      isExpanded={expanded.has(id)}
      index={index}
      measure={measure}
    />
  );
}

function Spacer({ size, columnCount }: { size: number; columnCount: number }) {
  if (size <= 0) return null;
  return (
    <tr aria-hidden className={styles.spacer}>
      <td className={styles.spacer} colSpan={columnCount} style={{ blockSize: size, padding: 0 }} />
    </tr>
  );
}
