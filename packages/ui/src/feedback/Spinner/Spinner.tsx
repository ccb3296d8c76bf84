import { classNames } from '../../foundations/class-names.ts';
import * as styles from './Spinner.css.ts';

export interface SpinnerProps {
  /** Said by screen readers; without it the spinner is decoration. */
  label?: string;
  size?: 'sm' | 'md' | 'lg';
}

export function Spinner({ label, size = 'md' }: SpinnerProps) {
  const spoken = label === undefined ? { 'aria-hidden': true } : { role: 'status', 'aria-label': label };
  return <span className={classNames(styles.spinner, styles.sizes[size])} {...spoken} />;
}
