import { useLayoutEffect, useRef } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import type { MeasureRow, RowModel } from './TableRow.tsx';
import * as styles from './Table.css.ts';

export interface DetailRowProps<Row> {
  model: RowModel<Row>;
  row: Row;
  columnCount: number;
  index?: number | undefined;
  lineKey: string;
  measure?: MeasureRow | undefined;
}

/** What a row shows under itself when it is open. */
export function DetailRow<Row>({ model, row, columnCount, index, lineKey, measure }: DetailRowProps<Row>) {
  const rowRef = useRef<HTMLTableRowElement>(null);
  useLayoutEffect(() => measure?.(rowRef.current, lineKey), [measure, index, lineKey]);
  const hasBox = model.selection !== undefined && model.selection !== 'none';
  return (
    <tr
      role="row"
      ref={rowRef}
      data-index={index}
      aria-rowindex={index === undefined ? undefined : index + 2}
      className={styles.detailRow}
    >
      <td
        role="cell"
        colSpan={columnCount}
        className={classNames(styles.detail, styles.insetDetail[hasBox ? 'box' : 'plain'])}
      >
        {model.renderExpanded?.(row)}
      </td>
    </tr>
  );
}
