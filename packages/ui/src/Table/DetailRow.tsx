import type { Ref } from 'react';
import { classNames } from '../class-names.ts';
import type { RowModel } from './TableRow.tsx';
import * as styles from './Table.css.ts';

export interface DetailRowProps<Row> {
  model: RowModel<Row>;
  row: Row;
  columnCount: number;
  index?: number | undefined;
  measureRef?: Ref<HTMLTableRowElement> | undefined;
}

/** What a row shows under itself when it is open. */
export function DetailRow<Row>({ model, row, columnCount, index, measureRef }: DetailRowProps<Row>) {
  const hasBox = model.selection !== undefined && model.selection !== 'none';
  return (
    <tr
      role="row"
      ref={measureRef}
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
