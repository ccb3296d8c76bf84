import { calls, limits, useAction } from '@portal/api';
import { useDestinations, useMessages, usePortal } from '@portal/kit';
import { custom, required, useForm } from '@portal/kit/form';
import { destinations } from '../../destinations.ts';
import { eventsDeskMessages } from '../../messages.ts';
import { daysAgain, type RepeatValues } from './repeat-values.ts';

/** The days of a series, and the drafts that are made of them. */
export function useRepeat(id: string, firstDay: string) {
  const t = useMessages(eventsDeskMessages);
  const to = useDestinations(destinations);
  const { navigation } = usePortal();
  const most = limits.event.repeats;
  const repeat = useAction(calls.desk.repeat, {
    success: ({ ids }) => t('draftsMade', { n: ids.length }),
    failure: t('draftsMakeFailed'),
    invalidates: [calls.desk.query],
  });
  const form = useForm<RepeatValues>({
    initial: { every: 'week', lastDay: null, days: [] },
    rules: {
      lastDay: [required(t('lastDayRequired'))],
      days: [
        custom((days, { lastDay }) => lastDay === null || days.length > 0, t('daysRequired')),
        custom((days) => days.length <= most, t('daysMost', { n: most })),
      ],
    },
    async onSubmit({ days }) {
      await repeat.run({ params: { id }, body: { days } });
      const href = to.list();
      if (href !== undefined) navigation.navigate(href);
    },
  });
  const days = daysAgain(firstDay, form.values);

  /** Whoever says another last day or step gets the days anew. */
  function replan(changes: Partial<Pick<RepeatValues, 'every' | 'lastDay'>>): void {
    const next = { ...form.values, ...changes };
    form.set('every', next.every);
    form.set('lastDay', next.lastDay);
    form.set('days', daysAgain(firstDay, next));
  }

  return { form, days, isTooMany: days.length > most, replan };
}
