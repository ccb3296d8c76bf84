import type { ReactNode } from 'react';
import { classNames } from '../foundations/class-names.ts';
import { Columns, type ColumnsProps } from './Columns.tsx';
import * as styles from './layout.css.ts';

export interface PageLayoutProps extends Partial<Omit<ColumnsProps, 'children'>> {
  /** The widest that the content gets: 640, 880, 1064, 1080, 1280 or the layout's 1920 px. */
  width?: 'narrow' | 'small' | 'admin' | 'medium' | 'large' | 'full';
  /** Stands above content and side panel. */
  header?: ReactNode;
  children: ReactNode;
}

/** A page: centred, with space around it, a header and a side panel. */
export function PageLayout({ width = 'large', header, side, children, ...columns }: PageLayoutProps) {
  return (
    <div className={classNames(styles.page, styles.pageWidths[width])}>
      {header}
      {side === undefined ? (
        children
      ) : (
        <Columns side={side} {...columns}>
          {children}
        </Columns>
      )}
    </div>
  );
}
