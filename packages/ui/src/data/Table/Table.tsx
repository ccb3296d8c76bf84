import { useId, useMemo, useRef, useState } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { Pager } from '../../navigation/Pager/Pager.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { SkeletonRows } from './SkeletonRows.tsx';
import { TableBar } from './TableBar.tsx';
import { TableHead } from './TableHead.tsx';
import { defaultTableLabels } from './table-labels.ts';
import { tableLines } from './table-lines.ts';
import { PlainLines, WindowedLines } from './TableLines.tsx';
import type { TableProps } from './table-props.ts';
import { roomFor } from './table-room.ts';
import { useExpandedRows } from './use-expanded-rows.ts';
import { useRowModel } from './use-row-model.ts';
import { useTableSelection } from './use-table-selection.ts';
import * as styles from './Table.css.ts';

export type { TableProps } from './table-props.ts';

/** From here on only the lines near the screen are mounted. */
const windowedFrom = 60;

/** A table that needs more space, in pixels, becomes cards earlier. */
const roomOfFew = 640;

/** Records in columns: sorted, selected, opened and paged. Where it is narrow its rows are cards. */
export function Table<Row>(props: TableProps<Row>) {
  const { rows, rowId, columns, selection = 'none', isLoading = false } = props;
  const labels = useMemo(() => ({ ...defaultTableLabels, ...props.labels }), [props.labels]);
  const [announcement, setAnnouncement] = useState('');
  const selectAllRef = useRef<HTMLInputElement>(null);
  const chosen = useTableSelection(props);
  const open = useExpandedRows(props);
  const model = useRowModel(props, { labels, onSelect: chosen.toggle, onExpand: open.toggle, radioName: useId() });
  const lines = useMemo(() => tableLines(rows, rowId, open.expanded), [rows, rowId, open.expanded]);

  const isWindowed = lines.length > windowedFrom;
  const columnCount =
    columns.length + [selection !== 'none', model.hasDetails, model.hasActions].filter(Boolean).length;
  const hasBar = props.toolbar !== undefined || props.bulkActions !== undefined;
  const selectedCount = hasBar && props.bulkActions ? chosen.selected.size : 0;
  const leftOutCount = columns.filter(({ priority }) => priority === 'low').length;
  const actions = props.inlineActions ? 'inline' : props.rowActions ? 'menu' : 'none';
  const room = roomFor({ columns, hasSelection: selection !== 'none', hasDetails: model.hasDetails, actions });
  const Lines = isWindowed ? WindowedLines<Row> : PlainLines<Row>;

  return (
    <div
      className={classNames(
        styles.frame,
        styles.columns[room > roomOfFew ? 'many' : 'few'],
        styles.stickyBelow[props.stickyBelow ?? 'header'],
        selectedCount > 0 && styles.hasSelection,
      )}
    >
      {hasBar ? (
        <TableBar
          count={selectedCount}
          toolbar={props.toolbar}
          actions={props.bulkActions?.(props.selectedIds ?? [])}
          labels={labels}
          onClear={chosen.clear}
          onLeave={() => selectAllRef.current?.focus()}
        />
      ) : null}
      <table
        role="table"
        className={styles.table}
        aria-busy={isLoading}
        aria-rowcount={isWindowed ? lines.length + 1 : undefined}
      >
        <caption className={props.isCaptionHidden ? styles.hiddenCaption : styles.caption}>{props.caption}</caption>
        {leftOutCount > 0 && (
          <colgroup>
            <col span={columnCount - leftOutCount} />
            <col span={leftOutCount} className={styles.leftOutColumns} />
          </colgroup>
        )}
        <TableHead
          columns={columns}
          sort={props.sort}
          onSort={(column, sort) => {
            setAnnouncement(labels.sorted(column.header, sort.direction));
            props.onSortChange?.(sort);
          }}
          selection={selection}
          selected={chosen.state}
          onToggleAll={chosen.toggleAll}
          selectAllRef={selectAllRef}
          hasDetails={model.hasDetails}
          actions={actions}
          rowIndex={isWindowed ? 1 : undefined}
          labels={labels}
        />
        {rows.length > 0 ? (
          <Lines
            model={model}
            lines={lines}
            columnCount={columnCount}
            selected={chosen.selected}
            expanded={open.expanded}
            className={classNames(styles.body, isLoading && styles.updating)}
          />
        ) : isLoading ? (
          <SkeletonRows model={model} count={props.skeletonRows ?? 8} />
        ) : (
          <tbody role="rowgroup" className={styles.body}>
            <tr role="row" className={styles.emptyRow}>
              <td role="cell" colSpan={columnCount} className={styles.emptyCell}>
                {props.empty ?? labels.empty}
              </td>
            </tr>
          </tbody>
        )}
      </table>
      {props.pager && !(isLoading && rows.length === 0) ? (
        <div className={styles.foot}>
          <Pager {...props.pager} />
        </div>
      ) : null}
      <VisuallyHidden>
        <span role="status">{isLoading ? labels.loading : announcement}</span>
      </VisuallyHidden>
    </div>
  );
}
