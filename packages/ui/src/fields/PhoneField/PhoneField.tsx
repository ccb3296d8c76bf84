import { useState, type ChangeEvent } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import type { FieldProps } from '../field/field-props.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import * as fieldStyles from '../field/field.css.ts';
import { controlAttributes, useFieldIds } from '../field/use-field-ids.ts';
import { lazyModule, useLazyModule } from '../../feedback/Lazy/lazy.tsx';
import { PhoneCountry } from './PhoneCountry.tsx';
import type { TypedPhone } from './phone-numbers.ts';
import * as styles from './PhoneField.css.ts';

export interface PhoneFieldLabels {
  country: string;
}

export interface PhoneFieldProps extends FieldProps {
  /** E.164: '+61412345678'. Empty for none. */
  value: string;
  /** E.164 as far as it is typed, and whether it is a whole number of its country. */
  onChange: (value: string, state: { isValid: boolean }) => void;
  /** ISO code of the country that numbers are of when they do not say: 'AU'. */
  defaultCountry?: string;
  size?: 'sm' | 'md' | 'lg';
  labels?: Partial<PhoneFieldLabels>;
}

// The rules of every country's numbers weigh more than all fields together.
const phoneNumbers = lazyModule(() => import('./phone-numbers.ts'));

/** A telephone number with its country: written as at home, kept as the world writes it. */
export function PhoneField(props: PhoneFieldProps) {
  const { value, defaultCountry = 'AU', size = 'md' } = props;
  const ids = useFieldIds(props);
  const numbers = useLazyModule(phoneNumbers);
  const [typed, setTyped] = useState<TypedPhone | null>(null);
  const isLocked = (props.isDisabled || props.isReadOnly) ?? false;
  // A value from outside replaces what was typed; a country that was chosen before a number stays.
  const isOwn = typed !== null && typed.value === value;
  const parts = isOwn ? typed : (numbers?.readPhone(value, defaultCountry) ?? { country: defaultCountry, text: value });

  function change(text: string, country: string, isFormatted = true) {
    const next = numbers?.typePhone(text, country, { isFormatted }) ?? { country, text, value: text, isValid: false };
    setTyped(next);
    if (next.value !== value) props.onChange(next.value, { isValid: next.isValid });
  }

  function type({ target }: ChangeEvent<HTMLInputElement>) {
    // Formatting moves what stands behind the caret, and would put back a bracket that was just taken away.
    const isAtEnd = target.selectionEnd === target.value.length && target.value.length > parts.text.length;
    change(target.value, parts.country, isAtEnd);
  }

  return (
    <FieldFrame field={props} ids={ids}>
      <div className={styles.row}>
        <PhoneCountry
          label={`${props.label}: ${props.labels?.country ?? 'country code'}`}
          country={parts.country}
          codes={numbers?.callingCodes() ?? null}
          onChange={(country) => change(parts.text, country)}
          size={size}
          isDisabled={isLocked}
        />
        <input
          {...controlAttributes(props, ids)}
          className={classNames(fieldStyles.control, fieldStyles.sizes[size], styles.number)}
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          value={parts.text}
          readOnly={props.isReadOnly}
          onChange={type}
          onBlur={() => {
            // Typed without its leading zero, say, or changed in the middle: now it stands as it is written.
            if (isOwn && typed.isValid) setTyped(null);
            props.onBlur?.();
          }}
        />
      </div>
    </FieldFrame>
  );
}
