import { memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { IconMore } from '../../foundations/icons/icons.ts';
import { MenuButton } from '../../actions/MenuButton/MenuButton.tsx';
import type { TriggerKind } from '../../overlays/overlay/trigger-appearance.tsx';
import { Anchor } from '../../foundations/PortalRoot/Anchor.tsx';
import { SelectBox } from './SelectBox.tsx';
import type { TableColumn } from './table-column.ts';
import type { TableLabels } from './table-labels.ts';
import type { TableRowProps } from './table-props.ts';
import * as styles from './Table.css.ts';

/** The same object for as long as nothing changes that every row is rendered from. */
export interface RowModel<Row> extends TableRowProps<Row> {
  labels: TableLabels;
  radioName: string;
  hasDetails: boolean;
  hasActions: boolean;
  onSelect: (id: string, isRange: boolean) => void;
  onExpand: (id: string) => void;
}

/** Takes the height of an element for the line of that key, and returns what ends it. */
export type MeasureRow = (row: HTMLTableRowElement | null, key: string) => () => void;

interface RenderedRowProps<Row> {
  model: RowModel<Row>;
  row: Row;
  id: string;
  isSelected: boolean;
  isExpanded: boolean;
  index?: number | undefined;
  measure?: MeasureRow | undefined;
}

function RenderedRow<Row>({ model, row, id, isSelected, isExpanded, index, measure }: RenderedRowProps<Row>) {
  const rowRef = useRef<HTMLTableRowElement>(null);
  // The element stays when another line takes its place.
  useLayoutEffect(() => measure?.(rowRef.current, id), [measure, index, id]);
  const name = model.rowLabel(row);
  const { labels, selection = 'none' } = model;
  return (
    <tr
      role="row"
      ref={rowRef}
      data-index={index}
      aria-rowindex={index === undefined ? undefined : index + 2}
      className={styles.row}
      data-selected={isSelected || undefined}
    >
      {selection === 'none' ? null : (
        <td role="cell" className={styles.boxCell}>
          <SelectBox
            label={labels.select(name)}
            isSelected={isSelected}
            isDisabled={!(model.isRowSelectable?.(row) ?? true)}
            radioName={selection === 'single' ? model.radioName : undefined}
            onToggle={(isRange) => model.onSelect(id, isRange)}
          />
        </td>
      )}
      {model.hasDetails ? (
        <td role="cell" className={styles.chevronCell}>
          {(model.isRowExpandable?.(row) ?? true) ? (
            <button
              type="button"
              className={styles.chevron}
              aria-label={labels.showDetails(name)}
              aria-expanded={isExpanded}
              onClick={() => model.onExpand(id)}
            />
          ) : null}
        </td>
      ) : null}
      <Cells model={model} row={row} />
    </tr>
  );
}

/** What selecting and opening a row leaves as it is. */
function RenderedCells<Row>({ model, row }: Pick<RenderedRowProps<Row>, 'model' | 'row'>) {
  const href = model.rowHref?.(row);
  return (
    <>
      {model.columns.map((column) => (
        <DataCell key={column.id} column={column} row={row} href={href} />
      ))}
      {model.hasActions ? (
        <td role="cell" className={styles.actionsCell}>
          <RowActions model={model} row={row} name={model.rowLabel(row)} />
        </td>
      ) : null}
    </>
  );
}

// `memo` forgets that a component is generic.
const Cells = memo(RenderedCells) as typeof RenderedCells;
export const TableRow = memo(RenderedRow) as typeof RenderedRow;

interface DataCellProps<Row> {
  column: TableColumn<Row>;
  row: Row;
  href: string | undefined;
}

function DataCell<Row>({ column, row, href }: DataCellProps<Row>) {
  const value: ReactNode = column.cell(row);
  if (column.isRowHeader) {
    return (
      <th role="rowheader" scope="row" className={cellClass(column)}>
        {href === undefined ? (
          value
        ) : (
          <Anchor href={href} className={styles.rowLink}>
            {value}
          </Anchor>
        )}
      </th>
    );
  }
  return (
    <td role="cell" className={cellClass(column)} data-label={column.priority === 'high' ? undefined : column.header}>
      {typeof value === 'string' || typeof value === 'number' ? value : <div>{value}</div>}
    </td>
  );
}

export function cellClass<Row>({ align, isRowHeader, priority }: TableColumn<Row>): string {
  return classNames(
    styles.cell,
    align === 'end' && styles.endAligned,
    isRowHeader && styles.cardOnly,
    isRowHeader && styles.rowHeader,
    priority === 'high' && !isRowHeader && styles.highCell,
    priority === 'low' && styles.lowCell,
  );
}

const more: TriggerKind = { kind: 'icon', icon: IconMore, size: 'sm' };

function RowActions<Row>({ model, row, name }: { model: RowModel<Row>; row: Row; name: string }) {
  const items = model.rowActions?.(row) ?? [];
  return (
    <div className={styles.actions}>
      {model.inlineActions?.(row)}
      {items.length === 0 ? null : (
        <MenuButton label={model.labels.actionsFor(name)} trigger={more} items={items} placement="bottom end" />
      )}
    </div>
  );
}
