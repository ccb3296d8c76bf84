import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ChartTable.css.ts';

export interface ChartTableData {
  /** Heads the first column. */
  corner: string;
  columns: readonly string[];
  rows: readonly { label: string; values: readonly string[] }[];
}

interface ChartTableProps extends ChartTableData {
  label: string;
}

/** The same figures to be read line by line. */
export function ChartTable({ label, corner, columns, rows }: ChartTableProps) {
  return (
    // A region that scrolls has to be reached by the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="region" aria-label={label} tabIndex={0} className={styles.scroller}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{label}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col" className={styles.first}>
              {corner}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className={styles.heading}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label}>
              <th scope="row" className={styles.first}>
                {row.label}
              </th>
              {row.values.map((value, index) => (
                <td key={columns[index]} className={styles.figure}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
