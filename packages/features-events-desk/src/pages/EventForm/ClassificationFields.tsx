import { useMessages } from '@portal/kit';
import { Grid, MultiSelect, NumberField, TextField } from '@portal/ui';
import { eventsDeskMessages } from '../../messages.ts';
import type { EventFormFields } from './event-form-fields.ts';
import { FormPart } from './FormPart.tsx';
import { Rows } from './Rows.tsx';
import type { DeskOptions } from '../../model/use-desk-options.ts';

const half = 0.5;
const asOptions = (list: readonly { id: string; label: string }[]) =>
  list.map(({ id, label }) => ({ value: id, label }));

export function ClassificationFields({ form, options }: { form: EventFormFields; options: DeskOptions }) {
  const t = useMessages(eventsDeskMessages);
  return (
    <FormPart part="cpdAndTopics">
      <NumberField
        {...form.field('cpdHours')}
        label={t('cpdHours')}
        description={t('cpdHoursHint')}
        unit={t('hoursUnit')}
        min={0}
        step={half}
        isOptional
      />
      <Rows
        title={t('cpdDetails')}
        list={form.list('cpdDetails')}
        rowTitle={(n) => t('cpdDetailNumber', { n })}
        addLabel={t('addCpdDetail')}
      >
        {(row) => (
          <Grid minColumn="sm" gap={4}>
            <TextField {...row.field('key')} label={t('key')} isRequired />
            <TextField {...row.field('value')} label={t('value')} isRequired />
          </Grid>
        )}
      </Rows>
      <MultiSelect
        {...form.field('categoryIds')}
        label={t('categoryIds')}
        placeholder={t('noneChosen')}
        options={asOptions(options.categories)}
      />
      <MultiSelect
        {...form.field('tagIds')}
        label={t('tagIds')}
        placeholder={t('noneChosen')}
        options={asOptions(options.tags)}
      />
    </FormPart>
  );
}
