import { useId } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import * as checkboxStyles from '../Checkbox/Checkbox.css.ts';
import type { FieldProps } from '../field/field-props.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import { useFieldIds } from '../field/use-field-ids.ts';
import * as styles from './RadioGroup.css.ts';

export interface RadioOption {
  value: string;
  label: string;
  description?: string | undefined;
  isDisabled?: boolean | undefined;
}

export interface RadioGroupProps extends FieldProps {
  value: string | null;
  onChange: (value: string) => void;
  options: readonly RadioOption[];
  /** Beside each other, where they are few and short. */
  isInline?: boolean;
}

/** One of a few, all of them in view. */
export function RadioGroup(props: RadioGroupProps) {
  const ids = useFieldIds(props);
  const ownName = useId();
  return (
    <FieldFrame field={props} ids={ids} isGroup>
      <div
        role="radiogroup"
        aria-labelledby={ids.label}
        aria-describedby={ids.describedBy}
        aria-required={props.isRequired}
        aria-readonly={props.isReadOnly}
        aria-invalid={props.error ? true : undefined}
        className={classNames(styles.options, props.isInline && styles.inlineOptions)}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) props.onBlur?.();
        }}
      >
        {props.options.map((option) => (
          <Option key={option.value} option={option} group={props} name={props.name ?? ownName} />
        ))}
      </div>
    </FieldFrame>
  );
}

function Option({ option, group, name }: { option: RadioOption; group: RadioGroupProps; name: string }) {
  const id = useId();
  const isDisabled = group.isDisabled || option.isDisabled || (group.isReadOnly && option.value !== group.value);
  return (
    <label className={classNames(checkboxStyles.row, isDisabled && checkboxStyles.disabledRow)}>
      <input
        type="radio"
        name={name}
        value={option.value}
        className={styles.input}
        checked={option.value === group.value}
        disabled={isDisabled}
        aria-labelledby={`${id}-label`}
        aria-describedby={option.description ? `${id}-description` : undefined}
        aria-invalid={group.error ? true : undefined}
        onChange={() => group.onChange(option.value)}
      />
      <span className={checkboxStyles.words}>
        <span id={`${id}-label`}>{option.label}</span>
        {option.description ? (
          <span id={`${id}-description`} className={checkboxStyles.description}>
            {option.description}
          </span>
        ) : null}
      </span>
    </label>
  );
}
