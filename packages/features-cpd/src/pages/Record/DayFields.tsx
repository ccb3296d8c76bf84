import { useMessages } from '@portal/kit';
import type { Form } from '@portal/kit/form';
import { Grid } from '@portal/ui';
import { DatePicker, TimeField } from '@portal/ui/dates';
import { recordMessages } from '../../messages-record.ts';
import type { RecordValues } from './record-values.ts';

interface DayFieldsProps {
  form: Form<RecordValues>;
  isLocked: boolean;
}

export function DayFields({ form, isLocked }: DayFieldsProps) {
  const t = useMessages(recordMessages);
  return (
    <Grid minColumn="sm" gap={4}>
      <DatePicker {...form.field('day')} label={t('day')} description={t('dayHint')} isReadOnly={isLocked} />
      {form.values.day !== null && (
        <TimeField {...form.field('time')} label={t('time')} isOptional isReadOnly={isLocked} />
      )}
    </Grid>
  );
}
