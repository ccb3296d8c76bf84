import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { cellClass, type RowModel } from './TableRow.tsx';
import * as styles from './Table.css.ts';

export interface SkeletonRowsProps<Row> {
  model: RowModel<Row>;
  count: number;
}

/** Rows that are on their way, as tall as those that come. */
export function SkeletonRows<Row>({ model, count }: SkeletonRowsProps<Row>) {
  return (
    <tbody aria-hidden className={styles.body}>
      {Array.from({ length: count }, (_, row) => (
        <tr key={row} className={styles.row}>
          {model.selection === undefined || model.selection === 'none' ? null : <td className={styles.boxCell} />}
          {model.hasDetails ? <td className={styles.chevronCell} /> : null}
          {model.columns.map((column, index) => (
            <td key={column.id} className={cellClass(column)} data-label={labelOf(column)}>
              <Skeleton width={(row + index) % 3 === 0 ? 'half' : 'long'} kind="small" />
            </td>
          ))}
          {model.hasActions ? <td className={styles.actionsCell} /> : null}
        </tr>
      ))}
    </tbody>
  );
}

function labelOf<Row>({ isRowHeader, priority, header }: RowModel<Row>['columns'][number]): string | undefined {
  return isRowHeader || priority === 'high' ? undefined : header;
}
