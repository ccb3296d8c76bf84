import { Fragment, useCallback, useLayoutEffect, useState } from 'react';
import { useWindowRows } from '../virtual-list/use-window-rows.ts';
import { DetailRow } from './DetailRow.tsx';
import { gapsAround, type TableLine } from './table-lines.ts';
import { TableRow, type RowModel } from './TableRow.tsx';
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

/** Height of a line in pixels until the first of them is measured. */
const firstEstimate = 48;

/** The lines near the screen; the height of the others is held open, and each line says which of all it is. */
export function WindowedLines<Row>(props: TableLinesProps<Row>) {
  const { lines, columnCount } = props;
  const [estimateSize, setEstimate] = useState(firstEstimate);
  const keyOf = useCallback((index: number) => lines[index]?.key ?? `gone-${index}`, [lines]);
  const { listRef, virtualizer, onFocus } = useWindowRows<HTMLTableSectionElement, HTMLTableRowElement>({
    count: lines.length,
    estimateSize,
    gap: 0,
    keyOf,
  });
  useLayoutEffect(() => {
    // As tall as its density, its text size and its cards make it: a wrong guess would be corrected row by row while scrolling.
    const height = listRef.current?.querySelector<HTMLElement>('tr[data-index]')?.offsetHeight;
    if (height !== undefined) setEstimate(height);
  }, [listRef]);
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, estimateSize]);
  const mounted = virtualizer.getVirtualItems();
  const slots = useSlots(mounted.map(({ index }) => index));
  const margin = virtualizer.options.scrollMargin;
  const spans = mounted.map(({ start, end }) => ({ start: start - margin, end: end - margin }));
  const gaps = gapsAround(spans, virtualizer.getTotalSize());
  return (
    <tbody role="rowgroup" ref={listRef} className={props.className} onFocus={onFocus}>
      {mounted.map(({ index }, place) => {
        const line = lines[index];
        return line === undefined ? null : (
          <Fragment key={line.isDetail ? line.key : slots.keyOf(index)}>
            <Spacer size={gaps.before[place] ?? 0} columnCount={columnCount} />
            <Line {...props} line={line} index={index} measure={virtualizer.measureElement} />
          </Fragment>
        );
      })}
      <Spacer size={gaps.after} columnCount={columnCount} />
    </tbody>
  );
}

/**
 * Gives each mounted line a place that the next line takes over when it leaves, so that scrolling and sorting change words rather than
 * elements: about half the work. Whatever a cell remembers would go to another row, so cells draw from the row alone.
 */
function useSlots(indexes: readonly number[]) {
  const [size, setSize] = useState(indexes.length);
  if (indexes.length > size) setSize(indexes.length);
  const taken = new Map<number, number>();
  return {
    keyOf(index: number): string {
      const slot = index % Math.max(size, indexes.length);
      const owner = taken.get(slot);
      if (owner !== undefined && owner !== index) return `aside-${index}`;
      taken.set(slot, index);
      return `slot-${slot}`;
    },
  };
}

interface LineProps<Row> extends Omit<TableLinesProps<Row>, 'lines' | 'className'> {
  line: TableLine<Row>;
  index?: number;
  measure?: (row: HTMLTableRowElement | null) => void;
}

function Line<Row>({ line, model, selected, expanded, columnCount, index, measure }: LineProps<Row>) {
  const { id, row, isDetail } = line;
  if (isDetail) {
    return <DetailRow model={model} row={row} columnCount={columnCount} index={index} measureRef={measure} />;
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
