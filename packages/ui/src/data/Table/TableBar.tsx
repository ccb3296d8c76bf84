import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { IconClose } from '../../foundations/icons/icons.ts';
import { classNames } from '../../foundations/class-names.ts';
import { rootOf } from '../../foundations/root-of.ts';
import type { TableLabels } from './table-labels.ts';
import * as styles from './Table.css.ts';

export interface TableBarProps {
  /** 0 shows the toolbar. */
  count: number;
  toolbar: ReactNode;
  actions: ReactNode;
  labels: TableLabels;
  onClear: () => void;
  /** The focus was in the bar when it went. */
  onLeave: () => void;
}

/** Above the table: the toolbar, or what can be done with all that is selected. It is always there, so that selecting moves nothing. */
export function TableBar(props: TableBarProps) {
  const { count, labels } = props;
  return (
    <div className={classNames(styles.bar, count > 0 && styles.selecting)}>
      <span role="status" className={count > 0 || props.toolbar === undefined ? styles.count : undefined}>
        {count > 0 || props.toolbar === undefined ? labels.selected(count) : null}
      </span>
      {count > 0 ? <Bulk {...props} /> : props.toolbar ? <div className={styles.tools}>{props.toolbar}</div> : null}
    </div>
  );
}

function Bulk({ actions, labels, onClear, onLeave }: TableBarProps) {
  const ref = useRef<HTMLDivElement>(null);
  const leave = useRef(onLeave);
  useLayoutEffect(() => {
    leave.current = onLeave;
  });
  useLayoutEffect(() => {
    const bulk = ref.current;
    return () => {
      if (bulk?.contains(rootOf(bulk).activeElement)) leave.current();
    };
  }, []);
  return (
    <div ref={ref} className={styles.actions}>
      {actions}
      <IconButton size="sm" icon={IconClose} label={labels.clearSelection} onPress={onClear} />
    </div>
  );
}
