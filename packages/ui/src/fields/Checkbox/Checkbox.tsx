import { useEffect, useRef, type ReactNode } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import type { FieldProps } from '../field/field-props.ts';
import { FieldError } from '../field/FieldFrame.tsx';
import { controlAttributes, useFieldIds } from '../field/use-field-ids.ts';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps extends Omit<FieldProps, 'label' | 'isLabelHidden' | 'isOptional' | 'optionalLabel'> {
  label: ReactNode;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  /** Some, but not all, of what it stands for is selected. */
  isIndeterminate?: boolean | undefined;
  /** Wrong as part of a group, which says what is. */
  isInvalid?: boolean | undefined;
}

/** One yes or no, which takes effect when the form is sent. */

export function Checkbox(props: CheckboxProps) {
  const { label, isSelected, isIndeterminate = false, description, error } = props;
  const ids = useFieldIds(props);
  const inputRef = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (inputRef.current) inputRef.current.indeterminate = isIndeterminate;
  }, [isIndeterminate, isSelected]);

  return (
    <div className={styles.field}>
      <label
        className={classNames(
          styles.row,
          props.isDisabled && styles.disabledRow,
          props.isReadOnly && styles.readOnlyRow,
        )}
      >
        <input
          {...controlAttributes({ ...props, label: '' }, ids)}
          aria-invalid={error || props.isInvalid ? true : undefined}
          aria-readonly={props.isReadOnly || undefined}
          ref={inputRef}
          type="checkbox"
          className={styles.input}
          checked={isSelected}
          onChange={(event) => {
            if (!props.isReadOnly) props.onChange(event.target.checked);
          }}
        />
        <span className={styles.words}>
          <span>{label}</span>
          {description ? (
            <span id={ids.description} className={styles.description}>
              {description}
            </span>
          ) : null}
        </span>
      </label>
      <FieldError id={ids.error} error={error} />
    </div>
  );
}
