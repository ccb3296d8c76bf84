import { useId } from 'react';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import { note } from '../field/field.css.ts';
import { useFieldIds } from '../field/use-field-ids.ts';
import { allChosen, toggleAll, toggleOne } from './group-selection.ts';
import * as styles from './CheckboxGroup.css.ts';

export interface CheckboxOption {
  value: string;
  label: string;
  description?: string | undefined;
  isDisabled?: boolean | undefined;
}

export interface CheckboxGroupLabels {
  selectAll: string;
  /** How many are chosen, where there is a least or a most. */
  count: (chosen: number, limits: { min?: number | undefined; max?: number | undefined }) => string;
}

const defaultLabels: CheckboxGroupLabels = {
  selectAll: 'Select all',
  count: (chosen, { min, max }) =>
    [`${chosen} chosen`, min && `at least ${min}`, max && `at most ${max}`].filter(Boolean).join(', '),
};

export interface CheckboxGroupProps extends FieldProps {
  value: readonly string[];
  /** The chosen values, in the order of the options. */
  onChange: (value: string[]) => void;
  options: readonly CheckboxOption[];
  /** Said beside the group; whether too few are chosen is for the form to judge. */
  min?: number | undefined;
  /** At as many, what is not chosen cannot be. */
  max?: number | undefined;
  /** Beside each other where there is space. */
  columns?: 1 | 2 | 3;
  /** One box above the others that turns all of them on and off. */
  hasSelectAll?: boolean;
  labels?: Partial<CheckboxGroupLabels>;
}

/** Any of a few, all of them in view. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { value, options, min, max, columns = 1 } = props;
  const countId = useId();
  const hasCount = min !== undefined || max !== undefined;
  const ids = useFieldIds(props, hasCount && countId);
  const labels = { ...defaultLabels, ...props.labels };
  const isFull = max !== undefined && value.length >= max;
  const state = { isDisabled: props.isDisabled, isReadOnly: props.isReadOnly };
  const tick = allChosen(options, value);
  return (
    <FieldFrame field={props} ids={ids} isGroup>
      <div
        role="group"
        aria-labelledby={ids.label}
        aria-describedby={ids.describedBy}
        className={styles.group}
        data-field={props.name}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) props.onBlur?.();
        }}
      >
        {props.hasSelectAll ? (
          <div className={styles.selectAll}>
            <Checkbox
              {...state}
              label={labels.selectAll}
              isSelected={tick === 'all'}
              isIndeterminate={tick === 'some'}
              onChange={() => props.onChange(toggleAll(options, value))}
            />
          </div>
        ) : null}
        <div className={styles.columns[columns]}>
          {options.map((option) => (
            <Checkbox
              key={option.value}
              {...state}
              label={option.label}
              description={option.description}
              isDisabled={props.isDisabled || option.isDisabled || (isFull && !value.includes(option.value))}
              isInvalid={Boolean(props.error)}
              isSelected={value.includes(option.value)}
              onChange={() => props.onChange(toggleOne(options, value, option.value))}
            />
          ))}
        </div>
      </div>
      {hasCount ? (
        <p id={countId} className={note} role="status">
          {labels.count(value.length, { min, max })}
        </p>
      ) : null}
    </FieldFrame>
  );
}
