import { useMessages } from '@portal/kit';
import { Grid, lazyComponent, Switch, TextField } from '@portal/ui';
import { cpdMessages } from '../../messages.ts';
import type { RecordFieldsProps } from './RecordFields.tsx';

/** Lazy, because calendars and lists weigh more than the form, which is begun with its words. */
export const RecordFields = lazyComponent(() =>
  import('./RecordFields.tsx').then((module) => ({ default: module.RecordFields })),
);

export interface LazyRecordFieldsProps extends RecordFieldsProps {
  fields?: typeof RecordFields;
}

/** Lazy fields of the record's form, with a fallback of their height. */
export function LazyRecordFields({ fields: Fields = RecordFields, ...props }: LazyRecordFieldsProps) {
  const t = useMessages(cpdMessages);
  return <Fields {...props} fallback={<FieldsFallback {...props} />} onError={{ title: t('fieldsFailed') }} />;
}

/** The fallback of a lazy field has its words already. */
const fallback = { value: '', onChange: () => undefined, isPending: true };

function FieldsFallback({ form, offered, canRepeat }: RecordFieldsProps) {
  const t = useMessages(cpdMessages);
  return (
    <>
      {canRepeat && (
        <Switch
          label={t('seriesToggle')}
          description={t('seriesToggleHint')}
          isSelected={form.values.isSeries}
          onChange={() => undefined}
          isPending
        />
      )}
      <Grid minColumn="sm" gap={4}>
        <TextField label={t('whenFinished')} description={t('whenFinishedHint')} {...fallback} />
        {form.values.day !== null && <TextField label={t('whatTime')} isOptional {...fallback} />}
      </Grid>
      {offered.categories.length > 0 && (
        <TextField label={t('category')} isRequired={!offered.takesOthers} {...fallback} />
      )}
    </>
  );
}
