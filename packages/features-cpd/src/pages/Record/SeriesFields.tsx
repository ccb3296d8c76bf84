import { type SeriesStep, seriesSteps } from '@portal/rules';
import { useMessages } from '@portal/kit';
import type { Form } from '@portal/kit/form';
import { Grid, RadioGroup, Switch, Text } from '@portal/ui';
import { DatePicker, TimeField } from '@portal/ui/dates';
import { cpdMessages } from '../../messages.ts';
import { plannedDays, type RecordValues } from './record-values.ts';
import { SeriesDays } from './SeriesDays.tsx';

interface SeriesFieldsProps {
  form: Form<RecordValues>;
}

/** Turns an entry into one of several days, and back. */
export function SeriesSwitch({ form }: SeriesFieldsProps) {
  const t = useMessages(cpdMessages);
  const replan = useReplan(form);
  return (
    <Switch
      label={t('seriesToggle')}
      description={t('seriesToggleHint')}
      name="isSeries"
      isSelected={form.values.isSeries}
      onChange={(isSeries) => replan({ isSeries })}
    />
  );
}

/** The first day, the last and the step, and every day that they come to. */
export function SeriesFields({ form }: SeriesFieldsProps) {
  const t = useMessages(cpdMessages);
  const replan = useReplan(form);
  const { days, every } = form.values;
  return (
    <>
      <Grid minColumn="sm" gap={4}>
        <DatePicker {...form.field('day')} label={t('firstDay')} isRequired onChange={(day) => replan({ day })} />
        <DatePicker
          {...form.field('lastDay')}
          label={t('lastDay')}
          isRequired
          onChange={(lastDay) => replan({ lastDay })}
        />
        <TimeField {...form.field('time')} label={t('whatTime')} isOptional />
      </Grid>
      <RadioGroup
        label={t('every')}
        isInline
        value={every}
        onChange={(value) => replan({ every: stepOf(value) })}
        options={seriesSteps.map((step) => ({ value: step, label: t(`every.${step}`) }))}
      />
      {days.length === 0 && form.errors.days === undefined ? (
        <Text tone="quiet">{t('noDays')}</Text>
      ) : (
        <SeriesDays {...form.field('days')} />
      )}
    </>
  );
}

function stepOf(value: string): SeriesStep {
  return seriesSteps.find((step) => step === value) ?? 'week';
}

/** Whoever says another first day, last day or step gets the days anew. */
function useReplan(form: Form<RecordValues>) {
  return (changes: Partial<Pick<RecordValues, 'isSeries' | 'day' | 'lastDay' | 'every'>>) => {
    const next = { ...form.values, ...changes };
    form.set('isSeries', next.isSeries);
    form.set('day', next.day);
    form.set('lastDay', next.lastDay);
    form.set('every', next.every);
    form.set('days', plannedDays(next));
  };
}
