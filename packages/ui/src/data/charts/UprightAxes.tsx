import type { ReactNode } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { labelStep } from './axis-labels.ts';
import type { ChartSize } from './chart-data.ts';
import type { ValueScale } from './value-scale.ts';
import * as styles from './Chart.css.ts';

interface UprightAxesProps {
  categories: readonly string[];
  scale: ValueScale;
  formatTick: (value: number) => string;
  size: ChartSize;
  /** Leaves labels out where there are many; without it they wrap below their bars. */
  isSparse?: boolean;
  children: ReactNode;
}

const mostLabels = { wide: 12, narrow: 4 } as const;

/** Values up the side, categories along the bottom. */
export function UprightAxes({ categories, scale, formatTick, size, isSparse, children }: UprightAxesProps) {
  const isThinned = isSparse === true || categories.length > mostLabels.wide / 2;
  return (
    <div className={styles.uprightFrame}>
      <div className={classNames(styles.ticksBeside, styles.heights[size])} aria-hidden>
        {scale.ticks.map((tick) => (
          <span
            key={tick}
            className={classNames(styles.tick, styles.tickBeside)}
            style={{ insetBlockEnd: `${scale.shareOf(tick)}%` }}
          >
            {formatTick(tick)}
          </span>
        ))}
      </div>
      {children}
      <div className={styles.labelsBelow} aria-hidden>
        {categories.map((label, index) =>
          isThinned ? (
            <span
              key={label}
              className={classNames(styles.tick, styles.sparseLabel, shownWhen(index, categories.length))}
            >
              <span className={styles.sparseWords}>{label}</span>
            </span>
          ) : (
            <span key={label} className={classNames(styles.tick, styles.labelBelow)}>
              {label}
            </span>
          ),
        )}
      </div>
    </div>
  );
}

function shownWhen(index: number, count: number): string | false {
  const isWide = index % labelStep(count, mostLabels.wide) === 0;
  const isNarrow = index % labelStep(count, mostLabels.narrow) === 0;
  if (isWide && isNarrow) return false;
  if (isWide) return styles.notWhenNarrow;
  return isNarrow ? styles.onlyWhenNarrow : styles.neverShown;
}

/** Across the plot at every tick, with the zero line stronger. */
export function UprightGrid({ scale }: { scale: ValueScale }) {
  return scale.ticks.map((tick) => {
    const y = `${100 - scale.shareOf(tick)}%`;
    return (
      <line key={tick} className={tick === 0 ? styles.baseLine : styles.gridLine} x1="0" x2="100%" y1={y} y2={y} />
    );
  });
}
