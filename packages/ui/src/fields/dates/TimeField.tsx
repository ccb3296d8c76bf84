import { useMemo } from 'react';
import { TimeField as AriaTimeField } from 'react-aria-components/TimeField';
import { useFieldIds } from '../field/use-field-ids.ts';
import { DateBox, DateParts } from './DateBox.tsx';
import type { EditedFieldProps } from './date-field-props.ts';
import { DateFrame } from './DateFrame.tsx';
import { dateProblem } from './date-problem.ts';
import * as styles from './dates.css.ts';
import { timeOf, timeText } from './iso-values.ts';
import { dateRangeLabels, timeLabels, type TimeLabels } from './labels.ts';
import { problemWords } from './problem-words.ts';
import { useEditedText } from './use-edited-text.ts';
import { useWritten } from './use-written.ts';

export interface TimeFieldProps extends EditedFieldProps {
  /** '14:30', or null. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** The first time that can be entered: '09:00'. */
  min?: string | null | undefined;
  max?: string | null | undefined;
  /** 12 hours and a half of the day, or 24; the language's own when left out. */
  hours?: 12 | 24 | undefined;
  labels?: Partial<TimeLabels> | undefined;
}

/** A time of the day, typed or stepped with the arrows. For a length of time take `NumberField` with a unit. */
export function TimeField(props: TimeFieldProps) {
  const labels = { ...timeLabels, ...props.labels };
  const edited = useEditedText({ ...props, problemOf: (value) => dateProblem(value, props) });
  const write = useWritten();
  const error = props.error ?? problemWords(edited.problem, { ...dateRangeLabels, ...labels }, props, write);
  const ids = useFieldIds({ ...props, error });
  const value = useMemo(() => timeOf(edited.shown), [edited.shown]);
  return (
    <DateFrame field={{ ...props, error }} ids={ids}>
      <AriaTimeField
        key={edited.fieldKey}
        className={styles.picker}
        aria-labelledby={ids.label}
        aria-describedby={ids.describedBy}
        granularity="minute"
        shouldForceLeadingZeros
        {...(props.hours ? { hourCycle: props.hours } : {})}
        value={value}
        onChange={(time) => edited.change(time && timeText(time))}
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
      </AriaTimeField>
    </DateFrame>
  );
}
