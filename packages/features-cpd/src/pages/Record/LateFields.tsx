import type { CpdOptions } from '@portal/api';
import { useMessages } from '@portal/kit';
import type { Form } from '@portal/kit/form';
import { Grid, loadOnUse, TextField } from '@portal/ui';
import { ComesLater } from '../../components/ComesLater/ComesLater.tsx';
import { recordMessages } from '../../messages-record.ts';
import type { RecordValues } from './record-values.ts';

interface LateFieldsProps {
  form: Form<RecordValues>;
  offered: CpdOptions;
  isLocked: boolean;
}

const load = () => import('./late-fields.ts');
const useFields = loadOnUse(load);

/** A field that waits for its code has its words already. */
const coming = { value: '', onChange: () => undefined, isPending: true };

/** Fetches them beside what the form asks the server for. */
export function prepareFields(): void {
  void load().catch(() => undefined);
}

/** When it was done, and what it counts as: calendars and lists weigh more than the form, which is begun with its words. */
export function LateFields({ form, offered, isLocked }: LateFieldsProps) {
  const t = useMessages(recordMessages);
  return (
    <ComesLater
      loaded={useFields()}
      failedTitle={t('fieldsFailed')}
      coming={
        <>
          <Grid minColumn="sm" gap={4}>
            <TextField label={t('day')} description={t('dayHint')} {...coming} />
            {form.values.day !== null && <TextField label={t('time')} isOptional {...coming} />}
          </Grid>
          {offered.categories.length > 0 && (
            <TextField label={t('category')} isRequired={!offered.takesOthers} {...coming} />
          )}
        </>
      }
    >
      {({ DayFields, CategoryField }) => (
        <>
          <DayFields form={form} isLocked={isLocked} />
          <CategoryField form={form} offered={offered} isLocked={isLocked} />
        </>
      )}
    </ComesLater>
  );
}
