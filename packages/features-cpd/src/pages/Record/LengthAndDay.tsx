import type { CpdOptions } from '@portal/api';
import { useMessages } from '@portal/kit';
import type { Form } from '@portal/kit/form';
import { Grid, NumberField } from '@portal/ui';
import { DatePicker, TimeField } from '@portal/ui/dates';
import { recordMessages } from '../../messages-record.ts';
import type { RecordValues } from './record-values.ts';

interface LengthAndDayProps {
  form: Form<RecordValues>;
  offered: CpdOptions;
  isLocked: boolean;
}

export function LengthAndDay({ form, offered, isLocked }: LengthAndDayProps) {
  const t = useMessages(recordMessages);
  return (
    <>
      <NumberField
        {...form.field('length')}
        label={t('length')}
        unit={t(offered.unit === 'hours' ? 'unitHours' : 'unitPoints')}
        min={0}
        max={999}
        step={0.25}
        isRequired
        isReadOnly={isLocked}
      />
      <Grid minColumn="sm" gap={4}>
        <DatePicker {...form.field('day')} label={t('day')} description={t('dayHint')} isReadOnly={isLocked} />
        {form.values.day !== null && (
          <TimeField {...form.field('time')} label={t('time')} isOptional isReadOnly={isLocked} />
        )}
      </Grid>
    </>
  );
}
