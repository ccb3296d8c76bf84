import type { ReactNode } from 'react';
import { classNames } from '../foundations/class-names.ts';
import * as styles from './layout.css.ts';
import type { Space } from './space.ts';

export interface BoxProps {
  padding?: Space;
  surface?: 'none' | 'raised' | 'sunken' | 'brandSoft';
  hasBorder?: boolean;
  children: ReactNode;
}

/** A plain surface with space inside. */
export function Box({ padding = 4, surface = 'none', hasBorder, children }: BoxProps) {
  return (
    <div
      className={classNames(
        styles.box,
        styles.paddings[padding],
        styles.surfaces[surface],
        hasBorder && styles.bordered,
      )}
    >
      {children}
    </div>
  );
}
