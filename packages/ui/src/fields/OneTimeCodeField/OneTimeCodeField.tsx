import { useState, type ChangeEvent, type Ref, type SyntheticEvent } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import type { FieldProps } from '../field/field-props.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import { controlAttributes, useFieldIds } from '../field/use-field-ids.ts';
import { codeDigits } from './code-digits.ts';
import * as styles from './OneTimeCodeField.css.ts';

export interface OneTimeCodeFieldProps extends FieldProps {
  /** The digits so far. */
  value: string;
  onChange: (value: string) => void;
  /** The last digit was entered. */
  onComplete?: ((value: string) => void) | undefined;
  length?: number;
  /** The code is being checked: it is kept and cannot be changed. */
  isPending?: boolean | undefined;
  hasAutoFocus?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/** A code that was sent by message: boxes to look at, one input to type, paste and fill in. */
export function OneTimeCodeField(props: OneTimeCodeFieldProps) {
  const { value, length = 6, isPending = false } = props;
  const ids = useFieldIds(props);
  const [hasFocus, setHasFocus] = useState(false);

  function change(event: ChangeEvent<HTMLInputElement>) {
    const code = codeDigits(event.target.value, length);
    if (code === value) return;
    props.onChange(code);
    if (code.length === length) props.onComplete?.(code);
  }

  return (
    <FieldFrame field={props} ids={ids}>
      <div className={styles.code} dir="ltr">
        <input
          {...controlAttributes(props, ids)}
          ref={props.inputRef}
          className={styles.input}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCorrect="off"
          spellCheck={false}
          value={value}
          readOnly={props.isReadOnly === true || isPending}
          aria-busy={isPending || undefined}
          autoFocus={props.hasAutoFocus}
          onChange={change}
          onSelect={keepCaretAtEnd}
          onFocus={(event) => {
            setHasFocus(true);
            // A whole code is replaced by typing another.
            if (value.length === length) event.target.select();
          }}
          onBlur={() => {
            setHasFocus(false);
            props.onBlur?.();
          }}
        />
        {Array.from({ length }, (_, index) => (
          <span
            key={index}
            aria-hidden
            className={classNames(styles.box, isPending && styles.pending)}
            data-invalid={Boolean(props.error) || undefined}
            data-disabled={props.isDisabled || undefined}
            data-active={(hasFocus && index === Math.min(value.length, length - 1)) || undefined}
          >
            {value[index]}
          </span>
        ))}
      </div>
    </FieldFrame>
  );
}

/** The boxes show no caret within the code, so there is none: digits come and go at its end. */
function keepCaretAtEnd(event: SyntheticEvent<HTMLInputElement>) {
  const input = event.currentTarget;
  const end = input.value.length;
  const isCaret = input.selectionStart === input.selectionEnd;
  if (isCaret && input.selectionStart !== end) input.setSelectionRange(end, end);
}
