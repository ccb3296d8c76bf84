import { clockChangeAt, wholeOf } from '@portal/rules';
import { useMessages } from '@portal/kit';
import type { FormFields } from '@portal/kit/form';
import { Checkbox, Grid, Stack } from '@portal/ui';
import { DatePicker, TimeField } from '@portal/ui/dates';
import { contentAdminMessages } from '../../messages.ts';
import type { MomentValue } from '../../model/moment-values.ts';

export interface MomentFieldsProps {
  fields: FormFields<MomentValue>;
  /** Whose clocks show it. */
  timeZone: string;
  dayLabel: string;
  timeLabel: string;
}

/** A moment by the clocks of the organisation. A time that comes twice on its day says which is meant. */
export function MomentFields({ fields, timeZone, dayLabel, timeLabel }: MomentFieldsProps) {
  const t = useMessages(contentAdminMessages);
  const [day, time, isSecond] = [fields.field('day'), fields.field('time'), fields.field('isSecond')];
  const whole = wholeOf({ day: day.value, time: time.value });
  const comesTwice = whole !== null && clockChangeAt(whole, timeZone) === 'twice';
  return (
    <Stack gap={3}>
      <Grid minColumn="sm" gap={4}>
        <DatePicker {...day} label={dayLabel} isRequired isClearable />
        <TimeField
          {...time}
          label={timeLabel}
          isRequired
          isClearable
          description={comesTwice ? t(isSecond.value ? 'twiceSecond' : 'twiceFirst') : undefined}
        />
      </Grid>
      {comesTwice && (
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
