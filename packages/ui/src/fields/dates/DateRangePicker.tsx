import { useMemo } from 'react';
import { DateRangePicker as AriaDateRangePicker } from 'react-aria-components/DateRangePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { useFieldIds } from '../field/use-field-ids.ts';
import { floating } from '../../overlays/overlay/overlay.css.ts';
import { useIsPhone } from '../../overlays/overlay/use-is-phone.ts';
import { useOverlayContainer } from '../../foundations/PortalRoot/root-context.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import * as calendarStyles from './calendar.css.ts';
import { CalendarDays } from './CalendarDays.tsx';
import { CalendarHead } from './CalendarHead.tsx';
import { DateBox, DateParts } from './DateBox.tsx';
import type { CalendarProps, DateLimitProps, EditedFieldProps } from './date-field-props.ts';
import { DatePresets, type DatePreset } from './DatePresets.tsx';
import { rangeProblem } from './date-problem.ts';
import { DateFrame } from './DateFrame.tsx';
import * as styles from './dates.css.ts';
import { dateOf, intervalText, localToday, rangeOf, typedDateOf, typedToday, type DateRange } from './iso-values.ts';
import { dateRangeLabels, type DateRangeLabels } from './labels.ts';
import { problemWords } from './problem-words.ts';
import { useEditedText } from './use-edited-text.ts';
import { useWritten } from './use-written.ts';

export interface DateRangePickerProps extends EditedFieldProps, DateLimitProps, CalendarProps {
  value: DateRange | null;
  onChange: (value: DateRange | null) => void;
  /** Ranges that are chosen with one press: 'This month'. */
  presets?: readonly DatePreset[] | undefined;
  labels?: Partial<DateRangeLabels> | undefined;
}

/** Two dates and all between them, typed, chosen from a calendar or by a preset. */
export function DateRangePicker(props: DateRangePickerProps) {
  const { min, max, isDateUnavailable, presets = [] } = props;
  const labels = { ...dateRangeLabels, ...props.labels };
  const edited = useEditedText({
    ...props,
    value: intervalText(props.value),
    onChange: (interval) => props.onChange(rangeOf(interval)),
    problemOf: (interval) => rangeProblem(rangeOf(interval), props),
  });
  const write = useWritten();
  const error = props.error ?? problemWords(edited.problem, labels, props, write);
  const ids = useFieldIds({ ...props, error });
  const { place } = useOverlayContainer();
  const months = useIsPhone() ? 1 : 2;
  const placeholder = useMemo(typedToday, []);
  const value = useMemo(() => datesOf(edited.shown, typedDateOf), [edited.shown]);
  // The calendar counts with days that exist.
  const existing = useMemo(() => datesOf(edited.shown, dateOf), [edited.shown]);
  const firstFocused = useMemo(() => existing?.start ?? localToday(), [existing]);
  const limits = useMemo(() => ({ minValue: dateOf(min), maxValue: dateOf(max) }), [min, max]);
  return (
    <DateFrame field={{ ...props, error }} ids={ids}>
      <AriaDateRangePicker
        {...limits}
        key={edited.fieldKey}
        className={styles.picker}
        aria-labelledby={ids.label}
        aria-describedby={ids.describedBy}
        granularity="day"
        shouldForceLeadingZeros
        value={value}
        placeholderValue={placeholder}
        onChange={(range) => edited.change(range && `${range.start.toString()}/${range.end.toString()}`)}
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
          <DateParts slot="start" />
          <span className={styles.dash} aria-hidden>
            –
          </span>
          <VisuallyHidden>{labels.to}</VisuallyHidden>
          <DateParts slot="end" />
        </DateBox>
        <Popover {...place} className={floating} offset={4}>
          <Dialog className={calendarStyles.dialog}>
            {({ close }) => (
              <>
                <DatePresets
                  label={labels.presets}
                  presets={presets}
                  value={props.value}
                  onChoose={(range) => {
                    edited.change(intervalText(range));
                    close();
                  }}
                />
                <RangeCalendar
                  className={calendarStyles.months}
                  value={existing}
                  defaultFocusedValue={firstFocused}
                  visibleDuration={{ months }}
                >
                  <CalendarHead months={months} />
                  <CalendarDays months={months} isRange />
                </RangeCalendar>
              </>
            )}
          </Dialog>
        </Popover>
      </AriaDateRangePicker>
    </DateFrame>
  );
}

function datesOf(interval: string | null, read: typeof dateOf) {
  const range = rangeOf(interval);
  const start = read(range?.from);
  const end = read(range?.to);
  return start && end ? { start, end } : null;
}
