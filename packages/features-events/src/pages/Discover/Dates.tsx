import { dayIn, daysOf, isWhenId } from '@portal/rules';
import { useMessages, usePortal } from '@portal/kit';
import { DateRangePicker } from '@portal/ui/dates';
import { eventsMessages } from '../../messages.ts';
import { changed } from './discover-filters.ts';
import { closedRange } from './filter-changes.ts';
import type { PlaceAndDatesProps } from './PlaceAndDates.tsx';

/** From when to when, typed, from a calendar or by a name such as 'This month'. */
export function Dates({ filters, options, onChange }: PlaceAndDatesProps) {
  const t = useMessages(eventsMessages);
  const { clock, profile } = usePortal();
  const today = dayIn(clock.now(), profile.timeZone);
  const { startDate, endDate } = filters;
  const range = { from: startDate, to: endDate };
  const presets = options.when.state === 'ready' ? options.when.data : [];
  return (
    <DateRangePicker
      label={t('dates')}
      value={startDate === null && endDate === null ? null : closedRange(range, today)}
      onChange={(next) => onChange(changed(filters, { startDate: next?.from ?? null, endDate: next?.to ?? null }))}
      presets={presets.flatMap(({ id, label }) =>
        isWhenId(id) ? [{ label, ...closedRange(daysOf(id, today), today) }] : [],
      )}
      labels={{ presets: t('datePresets') }}
    />
  );
}
