import { useId } from 'react';
import * as styles from './ProgressBar.css.ts';

export interface ProgressBarProps {
  label: string;
  /** From 0 to 1. */
  value: number;
  isLabelHidden?: boolean;
  /** Instead of the percentage. */
  valueLabel?: string;
}

export function ProgressBar({ label, value, isLabelHidden, valueLabel }: ProgressBarProps) {
  const id = useId();
  const share = Math.min(1, Math.max(0, value));
  return (
    <div className={styles.progress}>
      {isLabelHidden ? null : (
        <div className={styles.words}>
          <label htmlFor={id}>{label}</label>
          <span>{valueLabel ?? `${Math.round(share * 100)} %`}</span>
        </div>
      )}
      <progress id={id} className={styles.track} value={share} max={1} aria-label={isLabelHidden ? label : undefined} />
    </div>
  );
}
