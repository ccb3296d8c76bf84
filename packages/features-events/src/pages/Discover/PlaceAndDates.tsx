import { dayIn, daysOf, isWhenId } from '@portal/api/rules';
import { useMessages, usePortal } from '@portal/kit';
import { Grid } from '@portal/ui';
import { DateRangePicker } from '@portal/ui/dates';
import { messages } from '../../messages.ts';
import { changed, closedRange, type DiscoverFilters } from './discover-filters.ts';
import { LateMultiSelect } from './LateMultiSelect.tsx';
import type { DiscoverOptions } from './use-discover-options.ts';

interface PlaceAndDatesProps {
  filters: DiscoverFilters;
  options: DiscoverOptions;
  onChange: (filters: DiscoverFilters) => void;
}

/** Where and when. */
export function PlaceAndDates({ filters, options, onChange }: PlaceAndDatesProps) {
  const t = useMessages(messages);
  const { clock, profile } = usePortal();
  const today = dayIn(clock.now(), profile.timeZone);
  const { startDate, endDate } = filters;
  const range = { from: startDate, to: endDate };
  const presets = options.when.state === 'ready' ? options.when.data : [];
  return (
    <Grid minColumn="lg" gap={4}>
      <LateMultiSelect
        label={t('locations')}
        placeholder={t('anywhere')}
        options={options.locations}
        value={filters.locations}
        onWanted={() => options.want('locations')}
        onChange={(locations) => onChange(changed(filters, { locations }))}
      />
      <div onFocus={() => options.want('when')} onPointerEnter={() => options.want('when')}>
        <DateRangePicker
          label={t('dates')}
          value={startDate === null && endDate === null ? null : closedRange(range, today)}
          onChange={(next) => onChange(changed(filters, { startDate: next?.from ?? null, endDate: next?.to ?? null }))}
          presets={presets.flatMap(({ id, label }) =>
            isWhenId(id) ? [{ label, ...closedRange(daysOf(id, today), today) }] : [],
          )}
          labels={{ presets: t('datePresets') }}
        />
      </div>
    </Grid>
  );
}
