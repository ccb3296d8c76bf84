import type { ReactNode } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import * as styles from './MetaLine.css.ts';

export interface MetaLineProps {
  /** What is empty is left out. */
  items: readonly ReactNode[];
  size?: 'xs' | 'sm';
  align?: 'start' | 'center';
}

/** Facts in one quiet line, with middle dots between them. */
export function MetaLine({ items, size = 'sm', align = 'start' }: MetaLineProps) {
  const shown = items.filter((item) => item !== null && item !== undefined && item !== false && item !== '');
  if (shown.length === 0) return null;
  return (
    <div className={classNames(styles.line, styles.sizes[size], styles.alignments[align])}>
      {shown.map((item, index) => (
        // The facts of a line keep their places.
        <span
          key={index}
          className={classNames(styles.dots[align], typeof item === 'string' ? styles.words : styles.item)}
        >
          {typeof item === 'string' ? <bdi>{item}</bdi> : item}
        </span>
      ))}
    </div>
  );
}
