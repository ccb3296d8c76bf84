import { useId, useState, type KeyboardEvent } from 'react';
import { buttonClass } from '../../actions/Button/button-class.ts';
import { classNames } from '../../foundations/class-names.ts';
import type { FieldProps } from '../field/field-props.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import * as fieldStyles from '../field/field.css.ts';
import { controlAttributes, useFieldIds } from '../field/use-field-ids.ts';
import { IconMinus, IconPlus } from '../../foundations/icons/icons.ts';
import { canBecomeNumber, numberOf, stepped, within } from './number-text.ts';
import * as styles from './NumberField.css.ts';

export interface NumberFieldLabels {
  increase: (label: string) => string;
  decrease: (label: string) => string;
}

const defaultLabels: NumberFieldLabels = {
  increase: (label) => `Increase ${label}`,
  decrease: (label) => `Decrease ${label}`,
};

export interface NumberFieldProps extends FieldProps {
  value: number | null;
  onChange: (value: number | null) => void;
  /** What is typed below it becomes it when the field is left. */
  min?: number | undefined;
  max?: number | undefined;
  /** 1 when left out; a fraction lets fractions be typed. */
  step?: number | undefined;
  /** After the number: 'hours', 'AUD'. */
  unit?: string | undefined;
  placeholder?: string;
  size?: 'sm' | 'md' | 'lg';
  labels?: Partial<NumberFieldLabels>;
}

const stepsOfKey: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** A number that is typed or stepped through. For a phone number or a code take a field of text. */
export function NumberField(props: NumberFieldProps) {
  const { value, min, max, size = 'md' } = props;
  const unitId = useId();
  const ids = useFieldIds(props, props.unit !== undefined && unitId);
  const [draft, setDraft] = useState<string | null>(null);
  const labels = { ...defaultLabels, ...props.labels };
  const isLocked = (props.isDisabled || props.isReadOnly) ?? false;

  function change(next: number | null) {
    if (next !== value) props.onChange(next);
  }

  function type(text: string) {
    if (!canBecomeNumber(text, props)) return;
    setDraft(text);
    change(numberOf(text));
  }

  function settle() {
    setDraft(null);
    if (value !== null) change(within(value, props));
  }

  function step(steps: number) {
    setDraft(null);
    change(stepped(value, steps, props));
  }

  function onKeyDown(event: KeyboardEvent) {
    const steps = stepsOfKey[event.key];
    if (steps === undefined || isLocked) return;
    event.preventDefault();
    step(steps);
  }

  const stepper = (steps: 1 | -1) => (
    <button
      type="button"
      tabIndex={-1}
      className={buttonClass({ tone: 'neutral', size: 'sm', isSquare: true })}
      aria-label={(steps > 0 ? labels.increase : labels.decrease)(props.label)}
      aria-controls={ids.control}
      disabled={isLocked || (value !== null && value === (steps > 0 ? max : min))}
      onClick={() => step(steps)}
    >
      {steps > 0 ? <IconPlus size={16} /> : <IconMinus size={16} />}
    </button>
  );

  return (
    <FieldFrame field={props} ids={ids}>
      <div className={fieldStyles.box}>
        <input
          {...controlAttributes(props, ids)}
          className={classNames(
            fieldStyles.control,
            fieldStyles.sizes[size],
            styles.input,
            props.unit !== undefined && styles.besideUnit,
          )}
          type="text"
          role="spinbutton"
          inputMode={props.step === undefined || Number.isInteger(props.step) ? 'numeric' : 'decimal'}
          autoComplete="off"
          value={draft ?? value?.toString() ?? ''}
          readOnly={props.isReadOnly}
          placeholder={props.placeholder}
          aria-valuenow={value ?? undefined}
          aria-valuemin={min}
          aria-valuemax={max}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={() => {
            settle();
            props.onBlur?.();
          }}
        />
        <span className={styles.end}>
          {props.unit === undefined ? null : (
            <span id={unitId} className={styles.unit}>
              {props.unit}
            </span>
          )}
          {stepper(-1)}
          {stepper(1)}
        </span>
      </div>
    </FieldFrame>
  );
}
