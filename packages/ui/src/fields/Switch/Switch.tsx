import { useId, type ReactNode } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import * as styles from './Switch.css.ts';

export interface SwitchProps {
  label: ReactNode;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  description?: ReactNode;
  isDisabled?: boolean | undefined;
  /** It can be read and focused, but not turned. */
  isReadOnly?: boolean | undefined;
  /** The change is being saved: it takes no other. */
  isPending?: boolean | undefined;
  /** Where the words stand; at the start, the switch is at the other end of the line. */
  labelPosition?: 'start' | 'end';
  name?: string | undefined;
}

/** Turns one thing on or off, at once. */
export function Switch(props: SwitchProps) {
  const { label, isSelected, description, isPending = false, labelPosition = 'end' } = props;
  const id = useId();
  const isHeld = isPending || props.isReadOnly === true;
  const words = (
    <span className={styles.words}>
      <span id={`${id}-label`}>{label}</span>
      {description ? (
        <span id={`${id}-description`} className={styles.description}>
          {description}
        </span>
      ) : null}
    </span>
  );
  const className = classNames(
    styles.row,
    labelPosition === 'start' && styles.startRow,
    props.isDisabled && styles.disabledRow,
    props.isReadOnly && styles.readOnlyRow,
    isPending && styles.busyRow,
  );
  return (
    <label className={className}>
      {labelPosition === 'start' ? words : null}
      <span className={styles.control}>
        <input
          type="checkbox"
          role="switch"
          className={styles.input}
          name={props.name}
          checked={isSelected}
          disabled={props.isDisabled}
          aria-labelledby={`${id}-label`}
          aria-describedby={description ? `${id}-description` : undefined}
          aria-busy={isPending || undefined}
          aria-disabled={isPending || undefined}
          aria-readonly={props.isReadOnly || undefined}
          onChange={(event) => {
            if (!isHeld) props.onChange(event.target.checked);
          }}
        />
        {isPending ? (
          <span className={classNames(styles.spinner, isSelected && styles.spinnerOn)}>
            <Spinner size="sm" />
          </span>
        ) : null}
      </span>
      {labelPosition === 'end' ? words : null}
    </label>
  );
}
