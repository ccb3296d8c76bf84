import { useEffect, type ReactNode, type RefObject } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { IconArrowDown, IconArrowUp } from '../../foundations/icons/icons.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import type { SelectionState } from './row-selection.ts';
import { SelectBox } from './SelectBox.tsx';
import { nextSort, type TableColumn, type TableSort } from './table-column.ts';
import type { TableLabels } from './table-labels.ts';
import * as styles from './Table.css.ts';

export interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[];
  sort: TableSort | undefined;
  onSort: (column: TableColumn<Row>, sort: TableSort) => void;
  selection: 'none' | 'single' | 'multiple';
  selected: SelectionState;
  onToggleAll: () => void;
  selectAllRef: RefObject<HTMLInputElement | null>;
  hasDetails: boolean;
  actions: 'none' | 'menu' | 'inline';
  rowIndex: 1 | undefined;
  labels: TableLabels;
}

/** The headers of the columns; on a phone what sorts and selects all of it, in a line above the cards. */
export function TableHead<Row>(props: TableHeadProps<Row>) {
  const { labels, columns } = props;
  const isIdle = props.selection !== 'multiple' && !columns.some(({ isSortable }) => isSortable);
  return (
    <thead role="rowgroup" className={styles.head}>
      <tr role="row" aria-rowindex={props.rowIndex} className={classNames(styles.headRow, isIdle && styles.idleHead)}>
        {props.selection === 'none' ? null : (
          <ControlHead kind="box" isIdle={props.selection === 'single'}>
            {props.selection === 'single' ? (
              <VisuallyHidden>{labels.selection}</VisuallyHidden>
            ) : (
              <SelectAll {...props} />
            )}
          </ControlHead>
        )}
        {props.hasDetails ? (
          <ControlHead kind="chevron" isIdle>
            <VisuallyHidden>{labels.details}</VisuallyHidden>
          </ControlHead>
        ) : null}
        {columns.map((column) => (
          <ColumnHead key={column.id} column={column} sort={props.sort} onSort={props.onSort} />
        ))}
        {props.actions === 'none' ? null : (
          <ControlHead kind={props.actions} isIdle>
            <VisuallyHidden>{labels.actions}</VisuallyHidden>
          </ControlHead>
        )}
      </tr>
    </thead>
  );
}

function SelectAll<Row>(props: TableHeadProps<Row>) {
  const { selectAllRef, selected } = props;
  useEffect(() => {
    if (selectAllRef.current) selectAllRef.current.indeterminate = selected === 'some';
  }, [selectAllRef, selected]);
  return (
    <>
      <SelectBox
        inputRef={props.selectAllRef}
        label={props.labels.selectAll}
        isSelected={props.selected === 'all'}
        onToggle={props.onToggleAll}
      />
      <span aria-hidden className={styles.selectAllWords}>
        {props.labels.selectAll}
      </span>
    </>
  );
}

interface ControlHeadProps {
  kind: keyof typeof styles.controlHeads;
  isIdle: boolean;
  children: ReactNode;
}

function ControlHead({ kind, isIdle, children }: ControlHeadProps) {
  return (
    <th
      role="columnheader"
      scope="col"
      className={classNames(styles.headCell, styles.controlHeads[kind], isIdle && styles.idleHeadCell)}
    >
      {children}
    </th>
  );
}

type ColumnHeadProps<Row> = Pick<TableHeadProps<Row>, 'sort' | 'onSort'> & { column: TableColumn<Row> };

function ColumnHead<Row>({ column, sort, onSort }: ColumnHeadProps<Row>) {
  const { id, header, isSortable = false, width, priority } = column;
  const direction = sort?.column === id ? sort.direction : undefined;
  const className = classNames(
    styles.headCell,
    width && styles.widths[width],
    column.align === 'end' && styles.endAligned,
    priority === 'low' && styles.lowCell,
    !isSortable && styles.idleHeadCell,
  );
  const Sign = direction === 'descending' ? IconArrowDown : IconArrowUp;
  return (
    <th
      role="columnheader"
      scope="col"
      className={className}
      aria-sort={isSortable ? (direction ?? 'none') : undefined}
    >
      {isSortable ? (
        <button
          type="button"
          className={classNames(styles.sortButton, direction && styles.sortedButton)}
          onClick={() => onSort(column, nextSort(sort, id))}
        >
          {header}
          <span className={direction ? styles.sortedSign : styles.sortSign}>
            <Sign size={16} />
          </span>
        </button>
      ) : (
        header
      )}
    </th>
  );
}
