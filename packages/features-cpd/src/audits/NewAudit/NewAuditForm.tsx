import { limits } from '@portal/api';
import { isBlankText } from '@portal/rules';
import { useDestinations, useFormats, useMessages } from '@portal/kit';
import { custom, maxLength, useForm } from '@portal/kit/form';
import { Button, Form, Inline, RadioGroup, Select, TextField } from '@portal/ui';
import { DatePicker } from '@portal/ui/dates';
import { auditDestinations } from '../../destinations.ts';
import { cpdDeskMessages } from '../../desk/messages.ts';
import { inWeeks, useToday } from '../day-to-come.ts';
import { type AuditValues, newAudit } from './audit-values.ts';
import { NamedFields } from './NamedFields.tsx';
import type { NewAuditScreenProps } from './NewAuditScreen.tsx';
import { SampleFields } from './SampleFields.tsx';

export interface Period {
  periodId: string;
  firstDay: string;
  lastDay: string;
}

interface NewAuditFormProps extends Pick<NewAuditScreenProps, 'onBegin'> {
  periods: readonly Period[];
}

/** What is asked about, until when, and whom. */
export function NewAuditForm({ periods, onBegin }: NewAuditFormProps) {
  const t = useMessages(cpdDeskMessages);
  const { day: dayText } = useFormats();
  const to = useDestinations(auditDestinations);
  const today = useToday();
  const form = useForm<AuditValues>({
    initial: newAudit(periods, inWeeks(today, 4)),
    draftKey: 'cpd-audit-new',
    draftEntry: ({ name }) => ({
      kind: t('newPageTitle'),
      place: t('listPageTitle'),
      text: name.trim(),
      href: to.create(),
    }),
    rules: useRules(today),
    onSubmit: onBegin,
  });
  const { value: whom, onChange: chooseWhom, ...whomField } = form.field('whom');
  const periodOptions = periods.map(({ periodId, firstDay, lastDay }) => ({
    value: periodId,
    label: t('days', { first: dayText(firstDay), last: dayText(lastDay) }),
  }));
  return (
    <Form onSubmit={form.onSubmit} label={t('newPageTitle')}>
      <TextField {...form.field('name')} label={t('name')} description={t('nameHint')} isRequired />
      <Select {...form.field('periodId')} label={t('period')} options={periodOptions} isRequired />
      <DatePicker {...form.field('dueOn')} label={t('dueOn')} isRequired />
      <RadioGroup
        {...whomField}
        label={t('whom')}
        value={whom}
        onChange={(value) => chooseWhom(value === 'named' ? 'named' : 'sample')}
        options={[
          { value: 'sample', label: t('bySample'), description: t('bySampleHint') },
          { value: 'named', label: t('byName') },
        ]}
      />
      {whom === 'sample' ? <SampleFields form={form} /> : <NamedFields form={form} />}
      <Inline justify="end">
        <Button type="submit" tone="primary" isPending={form.isPending}>
          {t('begin')}
        </Button>
      </Inline>
    </Form>
  );
}

function useRules(today: string) {
  const t = useMessages(cpdDeskMessages);
  const { nameLength, people } = limits.audit;
  return {
    name: [
      custom((name: string) => !isBlankText(name), t('fieldRequired')),
      maxLength(nameLength, t('atMostCharacters', { n: nameLength })),
    ],
    dueOn: [custom((day: string | null) => day !== null && day >= today, t('dayPast'))],
    size: [
      custom(
        (size: number | null, { whom }: AuditValues) =>
          whom === 'named' || (size !== null && size >= 1 && size <= people),
        t('sizeRange', { n: people }),
      ),
    ],
    personIds: [
      custom(
        (ids: readonly string[], { whom }: AuditValues) => whom === 'sample' || ids.length > 0,
        t('peopleRequired'),
      ),
      custom((ids: readonly string[]) => ids.length <= limits.audit.named, t('peopleMost', { n: limits.audit.named })),
    ],
  };
}
