import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import type { ValueScale } from './value-scale.ts';
import * as styles from './Chart.css.ts';

interface LyingAxesProps {
  categories: readonly string[];
  scale: ValueScale;
  formatTick: (value: number) => string;
  height: CSSProperties;
  children: ReactNode;
}

/** Categories down the side, values along the bottom. */
export function LyingAxes({ categories, scale, formatTick, height, children }: LyingAxesProps) {
  return (
    <div className={styles.lyingFrame}>
      <div className={styles.labelsBeside} style={height} aria-hidden>
        {categories.map((label) => (
          <span key={label} className={styles.labelBeside}>
            {label}
          </span>
        ))}
      </div>
      {children}
      <div className={styles.ticksBelow} aria-hidden>
        {scale.ticks.map((tick) => (
          <span
            key={tick}
            className={classNames(styles.tick, styles.tickBelow)}
            style={{ insetInlineStart: `${scale.shareOf(tick)}%` }}
          >
            {formatTick(tick)}
          </span>
        ))}
      </div>
    </div>
  );
}

export function LyingGrid({ scale }: { scale: ValueScale }) {
  return scale.ticks.map((tick) => {
    const x = `${scale.shareOf(tick)}%`;
    return (
      <line key={tick} className={tick === 0 ? styles.baseLine : styles.gridLine} y1="0" y2="100%" x1={x} x2={x} />
    );
  });
}
