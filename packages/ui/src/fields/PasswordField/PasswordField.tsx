import { useId, useState, type Ref } from 'react';
import { buttonClass } from '../../actions/Button/button-class.ts';
import { classNames } from '../../foundations/class-names.ts';
import type { FieldProps } from '../field/field-props.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import * as styles from '../field/field.css.ts';
import { controlAttributes, useFieldIds } from '../field/use-field-ids.ts';
import * as own from './PasswordField.css.ts';
import { PasswordRules, type PasswordRule } from './PasswordRules.tsx';

export interface PasswordFieldLabels {
  show: string;
  hide: string;
  showPassword: string;
  hidePassword: string;
  /** Said after a rule that is met, for those who do not see its tick. */
  met: string;
  notMet: string;
}

const defaultLabels: PasswordFieldLabels = {
  show: 'Show',
  hide: 'Hide',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  met: 'met',
  notMet: 'not met yet',
};

export interface PasswordFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  autoComplete: 'current-password' | 'new-password';
  placeholder?: string;
  maxLength?: number;
  hasAutoFocus?: boolean;
  size?: 'sm' | 'md' | 'lg';
  labels?: Partial<PasswordFieldLabels>;
  inputRef?: Ref<HTMLInputElement>;
  /** What a new password must have, ticked off while it is typed. */
  rules?: readonly PasswordRule[] | undefined;
}

/** A password, which can be looked at before it is sent. */
export function PasswordField(props: PasswordFieldProps) {
  const rulesId = useId();
  const ids = useFieldIds(props, props.rules !== undefined && rulesId);
  const [isShown, setIsShown] = useState(false);
  const labels = { ...defaultLabels, ...props.labels };
  return (
    <FieldFrame field={props} ids={ids}>
      <div className={own.row}>
        <input
          {...controlAttributes(props, ids)}
          ref={props.inputRef}
          className={classNames(styles.control, styles.sizes[props.size ?? 'md'], own.input)}
          type={isShown ? 'text' : 'password'}
          value={props.value}
          readOnly={props.isReadOnly}
          autoComplete={props.autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          placeholder={props.placeholder}
          maxLength={props.maxLength}
          autoFocus={props.hasAutoFocus}
          onChange={(event) => props.onChange(event.target.value)}
        />
        <span className={own.show}>
          <button
            type="button"
            className={buttonClass({ tone: 'quiet', size: 'sm' })}
            aria-label={isShown ? labels.hidePassword : labels.showPassword}
            aria-controls={ids.control}
            disabled={props.isDisabled}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? labels.hide : labels.show}
          </button>
        </span>
      </div>
      {props.rules ? <PasswordRules id={rulesId} rules={props.rules} labels={labels} /> : null}
    </FieldFrame>
  );
}
