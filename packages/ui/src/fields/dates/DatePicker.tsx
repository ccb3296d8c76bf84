import { useMemo } from 'react';
import { Calendar } from 'react-aria-components/Calendar';
import { DatePicker as AriaDatePicker } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { useFieldIds } from '../field/use-field-ids.ts';
import { floating } from '../../overlays/overlay/overlay.css.ts';
import { useOverlayContainer } from '../../foundations/PortalRoot/root-context.ts';
import * as calendarStyles from './calendar.css.ts';
import { CalendarDays } from './CalendarDays.tsx';
import { CalendarHead } from './CalendarHead.tsx';
import { DateBox, DateParts } from './DateBox.tsx';
import type { CalendarProps } from './date-field-props.ts';
import type { DateFieldProps } from './DateField.tsx';
import { DateFrame } from './DateFrame.tsx';
import { dateProblem } from './date-problem.ts';
import * as styles from './dates.css.ts';
import { dateOf, localToday, typedDateOf, typedToday } from './iso-values.ts';
import { dateLabels, dateRangeLabels } from './labels.ts';
import { problemWords } from './problem-words.ts';
import { useEditedText } from './use-edited-text.ts';
import { useWritten } from './use-written.ts';

export interface DatePickerProps extends DateFieldProps, CalendarProps {}

/** A date that is typed or chosen from a calendar. For a date that one knows by heart, `DateField` is enough. */
export function DatePicker(props: DatePickerProps) {
  const { min, max, isDateUnavailable } = props;
  const labels = { ...dateLabels, ...props.labels };
  const edited = useEditedText({ ...props, problemOf: (value) => dateProblem(value, props) });
  const write = useWritten();
  const error = props.error ?? problemWords(edited.problem, { ...dateRangeLabels, ...labels }, props, write);
  const ids = useFieldIds({ ...props, error });
  const { place } = useOverlayContainer();
  const placeholder = useMemo(typedToday, []);
  const value = useMemo(() => typedDateOf(edited.shown), [edited.shown]);
  // The calendar counts with days that exist.
  const existing = useMemo(() => dateOf(edited.shown), [edited.shown]);
  const firstFocused = useMemo(() => existing ?? localToday(), [existing]);
  const limits = useMemo(() => ({ minValue: dateOf(min), maxValue: dateOf(max) }), [min, max]);
  return (
    <DateFrame field={{ ...props, error }} ids={ids}>
      <AriaDatePicker
        {...limits}
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
        isDateUnavailable={(date) => isDateUnavailable?.(date.toString()) ?? false}
        isDisabled={props.isDisabled ?? false}
        isReadOnly={Boolean(props.isReadOnly || props.isPending)}
        isRequired={props.isRequired ?? false}
        isInvalid={Boolean(error)}
        validationBehavior="aria"
        {...(props.weekStart ? { firstDayOfWeek: props.weekStart } : {})}
      >
        <DateBox
          field={props}
          edited={edited}
          isInvalid={Boolean(error)}
          clearLabel={labels.clear(props.label)}
          hasCalendar
        >
          <DateParts />
        </DateBox>
        <Popover {...place} className={floating} offset={4}>
          <Dialog className={calendarStyles.dialog}>
            <Calendar className={calendarStyles.months} value={existing} defaultFocusedValue={firstFocused}>
              <CalendarHead />
              <CalendarDays />
            </Calendar>
          </Dialog>
        </Popover>
      </AriaDatePicker>
    </DateFrame>
  );
}
