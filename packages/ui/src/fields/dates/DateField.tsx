import { useMemo } from 'react';
import { DateField as AriaDateField } from 'react-aria-components/DateField';
import { useFieldIds } from '../field/use-field-ids.ts';
import { DateBox, DateParts } from './DateBox.tsx';
import type { DateLimitProps, EditedFieldProps } from './date-field-props.ts';
import { DateFrame } from './DateFrame.tsx';
import { dateProblem } from './date-problem.ts';
import * as styles from './dates.css.ts';
import { typedDateOf, typedToday } from './iso-values.ts';
import { dateLabels, dateRangeLabels, type DateLabels } from './labels.ts';
import { problemWords } from './problem-words.ts';
import { useEditedText } from './use-edited-text.ts';
import { useWritten } from './use-written.ts';

export interface DateFieldProps extends EditedFieldProps, DateLimitProps {
  /** '2026-11-21', or null. */
  value: string | null;
  onChange: (value: string | null) => void;
  labels?: Partial<DateLabels> | undefined;
}

/** A date that is typed, such as a date of birth. To look for a free day take `DatePicker`. */
export function DateField(props: DateFieldProps) {
  const labels = { ...dateLabels, ...props.labels };
  const edited = useEditedText({ ...props, problemOf: (value) => dateProblem(value, props) });
  const write = useWritten();
  const error = props.error ?? problemWords(edited.problem, { ...dateRangeLabels, ...labels }, props, write);
  const ids = useFieldIds({ ...props, error });
  const placeholder = useMemo(typedToday, []);
  const value = useMemo(() => typedDateOf(edited.shown), [edited.shown]);
  return (
    <DateFrame field={{ ...props, error }} ids={ids}>
      <AriaDateField
        key={edited.fieldKey}
        className={styles.picker}
        aria-labelledby={ids.label}
        aria-describedby={ids.describedBy}
        granularity="day"
        shouldForceLeadingZeros
        value={value}
        placeholderValue={placeholder}
        onChange={(date) => edited.change(date?.toString() ?? null)}
        onFocusChange={edited.focusChange}
        isDisabled={props.isDisabled ?? false}
        isReadOnly={Boolean(props.isReadOnly || props.isPending)}
        isRequired={props.isRequired ?? false}
        isInvalid={Boolean(error)}
        validationBehavior="aria"
      >
        <DateBox field={props} edited={edited} isInvalid={Boolean(error)} clearLabel={labels.clear(props.label)}>
          <DateParts />
        </DateBox>
      </AriaDateField>
    </DateFrame>
  );
}
