import { useId, type CSSProperties, type Ref } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import type { FieldProps } from '../field/field-props.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import * as fieldStyles from '../field/field.css.ts';
import { controlAttributes, useFieldIds } from '../field/use-field-ids.ts';
import * as styles from './TextArea.css.ts';

export interface TextAreaProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  rows?: number;
  /** Counts the characters, as in '12/600'; more can be typed, and the count then says so. */
  maxCount?: number;
  placeholder?: string;
  maxLength?: number;
  /** Grows with its text. */
  isGrowing?: boolean;
  hasAutoFocus?: boolean;
  areaRef?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text, which grow with what is written. */
export function TextArea(props: TextAreaProps) {
  const { rows = 4, maxCount, isGrowing = true } = props;
  const counterId = useId();
  // An emoji is one character, as the server counts it, not each half of one.
  const count = [...props.value].length;
  const ids = useFieldIds(props, maxCount !== undefined && counterId);
  const least: CSSProperties = { minBlockSize: `${rows * 1.55 + 1.1}em` };
  return (
    <FieldFrame field={props} ids={ids}>
      <textarea
        {...controlAttributes(props, ids)}
        ref={props.areaRef}
        className={classNames(fieldStyles.control, styles.area, isGrowing && styles.growing)}
        style={least}
        rows={rows}
        value={props.value}
        readOnly={props.isReadOnly}
        placeholder={props.placeholder}
        maxLength={props.maxLength}
        autoFocus={props.hasAutoFocus}
        onChange={(event) => props.onChange(event.target.value)}
      />
      {maxCount === undefined ? null : (
        <span id={counterId} className={classNames(styles.counter, count > maxCount && styles.tooLong)}>
          {count}/{maxCount}
        </span>
      )}
    </FieldFrame>
  );
}
