import { type AuditFilter, calls, limits, useEndpoint } from '@portal/api';
import { useMessages } from '@portal/kit';
import type { Form } from '@portal/kit/form';
import { Checkbox, NumberField, Select, Text, TextField } from '@portal/ui';
import { cpdDeskMessages } from '../../desk/messages.ts';
import { type AuditValues, filterOf } from './audit-values.ts';

/** How many are drawn, and among whom. */
export function SampleFields({ form }: { form: Form<AuditValues> }) {
  const t = useMessages(cpdDeskMessages);
  const { value: records, onChange: chooseRecords } = form.field('records');
  const { value: includesLapsed, onChange: includeLapsed } = form.field('includesLapsed');
  const { value: leavesOutAsked, onChange: leaveOutAsked } = form.field('leavesOutAsked');
  const wishes: readonly { value: AuditFilter['records']; label: string }[] = [
    { value: 'any', label: t('recordsAny') },
    { value: 'some', label: t('recordsSome') },
    { value: 'none', label: t('recordsNone') },
  ];
  return (
    <>
      <NumberField {...form.field('size')} label={t('size')} min={1} max={limits.audit.people} isRequired />
      <Select
        label={t('recordsFilter')}
        value={records}
        onChange={(value) => chooseRecords(wishes.find((one) => one.value === value)?.value ?? 'any')}
        options={wishes}
      />
      <Checkbox label={t('leavesOutAsked')} isSelected={leavesOutAsked} onChange={leaveOutAsked} />
      <Checkbox label={t('includesLapsed')} isSelected={includesLapsed} onChange={includeLapsed} />
      <Candidates values={form.values} />
      <TextField {...form.field('seed')} label={t('seedField')} description={t('seedFieldHint')} isOptional />
    </>
  );
}

/** Among how many members would be drawn. */
function Candidates({ values }: { values: AuditValues }) {
  const t = useMessages(cpdDeskMessages);
  const { periodId } = values;
  const { view } = useEndpoint(
    calls.audits.candidates,
    { body: { periodId: periodId ?? '', filter: filterOf(values) } },
    { enabled: periodId !== null },
  );
  if (view.state === 'failed') return <Text tone="critical">{t('candidatesFailed')}</Text>;
  return (
    <Text tone="quiet" role="status">
      {view.state === 'ready' ? t('candidates', { n: view.data.people }) : ' '}
    </Text>
  );
}
