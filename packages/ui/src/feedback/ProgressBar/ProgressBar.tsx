import { useId } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import * as styles from './ProgressBar.css.ts';

export interface ProgressBarProps {
  label: string;
  /** From 0 to 1. Left out while nobody knows how long it takes. */
  value?: number | undefined;
  isLabelHidden?: boolean;
  /** Instead of the percentage: '3 of 7 files'. */
  valueLabel?: string;
}

/** How far something has come, or that it is under way. */
export function ProgressBar({ label, value, isLabelHidden, valueLabel }: ProgressBarProps) {
  const id = useId();
  const share = value === undefined ? undefined : Math.min(1, Math.max(0, value));
  const words = valueLabel ?? (share === undefined ? undefined : `${Math.round(share * 100)} %`);
  return (
    <div className={styles.progress}>
      {isLabelHidden ? null : (
        <div className={styles.words}>
          <label htmlFor={id}>{label}</label>
          {words === undefined ? null : <span className={styles.value}>{words}</span>}
        </div>
      )}
      <progress
        id={id}
        className={classNames(styles.track, share === undefined && styles.endless)}
        value={share}
        max={1}
        aria-label={isLabelHidden ? label : undefined}
        aria-valuetext={valueLabel}
      />
    </div>
  );
}
