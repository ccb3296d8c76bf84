import { type KnownTicketType, lapsedBuyersSettings } from '@portal/rules';
import { useFeatureSettings, useMessages } from '@portal/kit';
import { Stack, Text } from '@portal/ui';
import { eventsDeskMessages } from '../../messages.ts';
import { perhapsMoment } from './bindings.ts';
import { Check } from './Check.tsx';
import { DayAndTime } from './DayAndTime.tsx';
import type { EventFormFields } from './event-form-fields.ts';
import { FormPart } from './FormPart.tsx';
import { TicketTypes } from './TicketTypes.tsx';

export interface SalesFieldsProps {
  form: EventFormFields;
  known: readonly KnownTicketType[];
}

/** What is sold, when, and to whom. */
export function SalesFields({ form, known }: SalesFieldsProps) {
  const t = useMessages(eventsDeskMessages);
  const { timeZone } = form.values;
  const { lapsedBuyAsMembers } = useFeatureSettings(lapsedBuyersSettings);
  return (
    <FormPart part="sales">
      <TicketTypes list={form.list('ticketTypes')} known={known} />
      <Check field={form.field('isSingleClick')} label={t('isSingleClick')} description={t('isSingleClickHint')} />
      <Check
        field={form.field('isMembersOnly')}
        label={t('isMembersOnly')}
        description={t(lapsedBuyAsMembers ? 'isMembersOnlyHint' : 'isMembersOnlyHintCurrent')}
      />
      <Stack gap={4}>
        <Text tone="quiet">{t('salesHint')}</Text>
        <DayAndTime
          moment={perhapsMoment(form.section('opens'))}
          timeZone={timeZone}
          dayLabel={t('opensDay')}
          timeLabel={t('opensTime')}
          isOptional
        />
        <DayAndTime
          moment={perhapsMoment(form.section('closes'))}
          timeZone={timeZone}
          dayLabel={t('closesDay')}
          timeLabel={t('closesTime')}
          isOptional
        />
      </Stack>
    </FormPart>
  );
}
