import type { CpdOptions } from '@portal/api';
import { useMessages } from '@portal/kit';
import type { Form } from '@portal/kit/form';
import { ComesLater, Grid, loadOnUse, Switch, TextField } from '@portal/ui';
import { recordMessages } from '../../messages-record.ts';
import { seriesMessages } from '../../messages-series.ts';
import type { RecordValues } from './record-values.ts';

interface LateFieldsProps {
  form: Form<RecordValues>;
  offered: CpdOptions;
  isLocked: boolean;
  canRepeat: boolean;
}

export interface FieldsPlaceProps extends LateFieldsProps {
  loaded: ReturnType<typeof useFields>;
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
export function LateFields(props: LateFieldsProps) {
  return <FieldsPlace {...props} loaded={useFields()} />;
}

/** They stand at their place from the first, and can be asked for again where their code could not be fetched. */
export function FieldsPlace({ form, offered, isLocked, canRepeat, loaded }: FieldsPlaceProps) {
  const t = useMessages(recordMessages);
  const ofSeries = useMessages(seriesMessages);
  return (
    <ComesLater
      loaded={loaded}
      failedTitle={t('fieldsFailed')}
      coming={
        <>
          {canRepeat && (
            <Switch
              label={ofSeries('several')}
              description={ofSeries('severalHint')}
              isSelected={form.values.isSeries}
              onChange={() => undefined}
              isPending
            />
          )}
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
      {({ DayFields, CategoryField, SeriesFields, SeriesSwitch }) => (
        <>
          {canRepeat && <SeriesSwitch form={form} />}
          {form.values.isSeries ? <SeriesFields form={form} /> : <DayFields form={form} isLocked={isLocked} />}
          <CategoryField form={form} offered={offered} isLocked={isLocked} />
        </>
      )}
    </ComesLater>
  );
}
