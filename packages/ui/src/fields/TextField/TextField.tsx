import type { HTMLInputAutoCompleteAttribute, Ref } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import type { FieldProps } from '../field/field-props.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import * as styles from '../field/field.css.ts';
import { controlAttributes, useFieldIds } from '../field/use-field-ids.ts';
import type { IconComponent } from '../../foundations/icons/icon.tsx';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';

export interface TextFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  type?: 'text' | 'email' | 'url' | 'tel' | 'number';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'email' | 'tel' | 'url' | 'numeric' | 'decimal' | 'search';
  placeholder?: string;
  maxLength?: number;
  hasAutoFocus?: boolean;
  icon?: IconComponent;
  size?: 'sm' | 'md' | 'lg';
  /** What was typed is being checked elsewhere: whether a name is free. */
  isPending?: boolean | undefined;
  inputRef?: Ref<HTMLInputElement>;
  /** Enter was pressed: for a field that stands in no form. */
  onEnter?: (() => void) | undefined;
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const ids = useFieldIds(props);
  const { icon: Icon, size = 'md' } = props;
  return (
    <FieldFrame field={props} ids={ids}>
      <div className={styles.box}>
        {Icon ? (
          <span className={styles.startAdornment}>
            <Icon size={20} />
          </span>
        ) : null}
        <input
          {...controlAttributes(props, ids)}
          ref={props.inputRef}
          className={classNames(
            styles.control,
            styles.sizes[size],
            Icon && styles.withStart,
            props.isPending && styles.withEndIcon,
          )}
          type={props.type ?? 'text'}
          value={props.value}
          readOnly={props.isReadOnly}
          aria-busy={props.isPending || undefined}
          autoComplete={props.autoComplete}
          inputMode={props.inputMode}
          placeholder={props.placeholder}
          maxLength={props.maxLength}
          autoFocus={props.hasAutoFocus}
          onChange={(event) => props.onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) props.onEnter?.();
          }}
        />
        {props.isPending ? (
          <span className={styles.endSign}>
            <Spinner size="sm" />
          </span>
        ) : null}
      </div>
    </FieldFrame>
  );
}
