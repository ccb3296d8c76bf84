import { type EventFields, limits } from '@portal/api';
import { daysAfter, seriesSteps } from '@portal/rules';
import { dayText, useMessages, usePortal } from '@portal/kit';
import { Button, CheckboxGroup, Form, Inline, RadioGroup, Stack, Text } from '@portal/ui';
import { DatePicker } from '@portal/ui/dates';
import { eventsDeskMessages } from '../../messages.ts';
import { stepOf } from './repeat-values.ts';
import { useRepeat } from './use-repeat.ts';

export interface RepeatFormProps {
  id: string;
  event: Pick<EventFields, 'title' | 'start'>;
  closeHref: string | undefined;
}

/** How often and until when an event is held again, and every day that comes to. */
export function RepeatForm({ id, event, closeHref }: RepeatFormProps) {
  const t = useMessages(eventsDeskMessages);
  const { locale } = usePortal();
  const { form, days, isTooMany, replan } = useRepeat(id, event.start.day);
  const text = (day: string) => dayText(day, locale);
  const chosen = form.field('days');
  return (
    <Form label={t('repeatPageTitle')} onSubmit={() => void form.onSubmit()}>
      <Stack gap={6}>
        <Text>{t('repeatAbout', { title: event.title, day: text(event.start.day) })}</Text>
        <RadioGroup
          label={t('every')}
          isInline
          value={form.values.every}
          onChange={(every) => replan({ every: stepOf(every) })}
          options={seriesSteps.map((step) => ({ value: step, label: t(`every.${step}`) }))}
        />
        <DatePicker
          {...form.field('lastDay')}
          label={t('lastDay')}
          isRequired
          min={daysAfter(event.start.day, 1)}
          onChange={(lastDay) => replan({ lastDay })}
        />
        {days.length === 0 && chosen.error === undefined ? (
          <Text tone="quiet">{t('noDays')}</Text>
        ) : (
          <CheckboxGroup
            {...chosen}
            label={t('whichDays')}
            description={t('whichDaysHint')}
            columns={2}
            error={isTooMany ? t('daysMost', { n: limits.event.repeats }) : chosen.error}
            options={isTooMany ? [] : days.map((day) => ({ value: day, label: text(day) }))}
          />
        )}
        <Inline gap={3}>
          <Button type="submit" tone="primary" isPending={form.isPending}>
            {t('makeDrafts', { n: isTooMany ? 0 : form.values.days.length })}
          </Button>
          {closeHref !== undefined && (
            <Button tone="quiet" href={closeHref}>
              {t('close')}
            </Button>
          )}
        </Inline>
      </Stack>
    </Form>
  );
}
