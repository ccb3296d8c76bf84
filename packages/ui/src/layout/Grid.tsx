import type { ReactNode } from 'react';
import { classNames } from '../foundations/class-names.ts';
import * as styles from './layout.css.ts';
import type { Space } from './space.ts';

export interface GridProps {
  /** The least width of a column: 160, 220, 272 or 360 px. */
  minColumn?: 'xs' | 'sm' | 'md' | 'lg';
  /** Cards of a list: one in a row, two, three and four from 768, 1,200 and 1,600 px of the portal on, however wide the column that they stand in; wide cards from 768, 1,536 and 1,920 px. */
  columns?: 'cards' | 'wideCards' | undefined;
  gap?: Space;
  as?: 'div' | 'ul' | 'section';
  label?: string;
  children: ReactNode;
}

/** Equal columns: as many as fit, or as the portal's width says. */
export function Grid({ minColumn = 'md', columns, gap = 4, as: Element = 'div', label, children }: GridProps) {
  return (
    <Element
      aria-label={label}
      className={classNames(
        styles.grid,
        columns === undefined ? styles.gridColumns[minColumn] : styles.cardColumns[columns],
        styles.gaps[gap],
      )}
    >
      {children}
    </Element>
  );
}
