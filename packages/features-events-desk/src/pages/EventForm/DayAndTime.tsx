import { clockChangeAt, wholeOf } from '@portal/rules';
import { useMessages } from '@portal/kit';
import { Checkbox, Grid, Stack } from '@portal/ui';
import { DatePicker, TimeField } from '@portal/ui/dates';
import { eventsDeskMessages } from '../../messages.ts';
import type { Moment } from './bindings.ts';

export interface DayAndTimeProps {
  moment: Moment;
  /** Whose clocks show it. */
  timeZone: string;
  dayLabel: string;
  timeLabel: string;
  isOptional?: boolean;
}

/** A moment by the clocks of a zone. A time that the change of the clocks leaves out is said to be wrong, and one that comes twice says which is meant. */
export function DayAndTime({ moment, timeZone, dayLabel, timeLabel, isOptional = false }: DayAndTimeProps) {
  const t = useMessages(eventsDeskMessages);
  const { day, time, isSecond } = moment;
  const whole = wholeOf({ day: day.value, time: time.value });
  const change = whole === null ? null : clockChangeAt(whole, timeZone);
  const needs = isOptional ? { isOptional, isClearable: true } : { isRequired: true };
  return (
    <Stack gap={3}>
      <Grid minColumn="sm" gap={4}>
        <DatePicker {...day} {...needs} label={dayLabel} />
        <TimeField
          {...time}
          {...needs}
          label={timeLabel}
          error={time.error ?? (change === 'skipped' ? t('skipped') : undefined)}
          description={change === 'twice' ? t(isSecond.value ? 'twiceSecond' : 'twice') : undefined}
        />
      </Grid>
      {change === 'twice' && (
        <Checkbox
          label={t('secondTime')}
          isSelected={isSecond.value ?? false}
          // Left out where it is not so, as of all other times.
          onChange={(isSelected) => isSecond.onChange(isSelected || undefined)}
        />
      )}
    </Stack>
  );
}
