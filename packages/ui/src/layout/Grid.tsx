import type { ReactNode } from 'react';
import { classNames } from '../foundations/class-names.ts';
import * as styles from './layout.css.ts';
import type { Space } from './space.ts';

export interface GridProps {
  /** The least width of a column: 160, 220, 272 or 360 px. */
  minColumn?: 'xs' | 'sm' | 'md' | 'lg';
  gap?: Space;
  as?: 'div' | 'ul' | 'section';
  label?: string;
  children: ReactNode;
}

/** As many equal columns as fit. */
export function Grid({ minColumn = 'md', gap = 4, as: Element = 'div', label, children }: GridProps) {
  return (
    <Element aria-label={label} className={classNames(styles.grid, styles.gridColumns[minColumn], styles.gaps[gap])}>
      {children}
    </Element>
  );
}
