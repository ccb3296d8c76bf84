import type { ReactNode } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { IconClose } from '../../foundations/icons/icons.ts';
import * as styles from './Chip.css.ts';

export interface ChipProps {
  children: ReactNode;
  onRemove?: (() => void) | undefined;
  /** What the remove button says: 'Remove Hand therapy'. */
  removeLabel?: string | undefined;
}

/** A choice that is in force, and can be taken back. */
export function Chip({ children, onRemove, removeLabel = 'Remove' }: ChipProps) {
  return (
    <span className={classNames(styles.chip, onRemove && styles.removable)}>
      {typeof children === 'string' ? <bdi>{children}</bdi> : children}
      {onRemove ? (
        <button type="button" className={styles.remove} aria-label={removeLabel} onClick={onRemove}>
          <IconClose size={16} />
        </button>
      ) : null}
    </span>
  );
}
