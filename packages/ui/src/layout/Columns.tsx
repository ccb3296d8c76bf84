import type { ReactNode } from 'react';
import { classNames } from '../foundations/class-names.ts';
import * as styles from './layout.css.ts';
import type { Space } from './space.ts';

export interface ColumnsProps {
  side: ReactNode;
  sidePosition?: 'start' | 'end';
  /** 336 px for a panel, 260 px for a menu, or half of the space. */
  sideWidth?: 'panel' | 'menu' | 'half';
  isSideHiddenWhenNarrow?: boolean;
  /** It is read after the content, and stands above it all the same where there is no space beside. */
  isSideAboveWhenNarrow?: boolean;
  isSideSticky?: boolean;
  /** It is read before the content, and stands above it where there is no space beside. */
  isSideFirst?: boolean;
  gap?: Space;
  children: ReactNode;
}

/** Content with a side panel, which goes above or below it where there is no space beside. */
export function Columns(props: ColumnsProps) {
  const { side, sidePosition = 'end', sideWidth = 'panel', gap } = props;
  const sideClass = classNames(
    styles.column,
    props.isSideHiddenWhenNarrow && styles.onlyWide,
    props.isSideSticky && styles.stickySide,
    props.isSideFirst && sidePosition === 'end' && styles.placedLast,
    props.isSideAboveWhenNarrow && styles.placedAbove,
  );
  const isBefore = sidePosition === 'start' || props.isSideFirst;
  const sideColumn = <div className={sideClass}>{side}</div>;
  return (
    <div
      className={classNames(
        styles.columns,
        styles.columnTemplates[sidePosition][sideWidth],
        gap !== undefined && styles.gaps[gap],
      )}
    >
      {isBefore ? sideColumn : null}
      <div className={styles.column}>{props.children}</div>
      {isBefore ? null : sideColumn}
    </div>
  );
}
