import { useMessages } from '@portal/kit';
import type { Form } from '@portal/kit/form';
import { Grid } from '@portal/ui';
import { DatePicker, TimeField } from '@portal/ui/dates';
import { cpdMessages } from '../../messages.ts';
import type { RecordValues } from './record-values.ts';

interface DayFieldsProps {
  form: Form<RecordValues>;
  isLocked: boolean;
}

export function DayFields({ form, isLocked }: DayFieldsProps) {
  const t = useMessages(cpdMessages);
  return (
    <Grid minColumn="sm" gap={4}>
      <DatePicker
        {...form.field('day')}
        label={t('whenFinished')}
        description={t('whenFinishedHint')}
        isReadOnly={isLocked}
      />
      {form.values.day !== null && (
        <TimeField {...form.field('time')} label={t('whatTime')} isOptional isReadOnly={isLocked} />
      )}
    </Grid>
  );
}
