import { useMessages } from '@portal/kit';
import { Grid } from '@portal/ui';
import { eventsMessages } from '../../messages.ts';
import { changed, type DiscoverFilters } from './discover-filters.ts';
import { DatesField } from './DatesField.tsx';
import { LazyMultiSelect } from './LazyMultiSelect.tsx';
import type { DiscoverOptions } from './use-discover-options.ts';

export interface PlaceAndDatesProps {
  filters: DiscoverFilters;
  options: DiscoverOptions;
  onChange: (filters: DiscoverFilters) => void;
}

/** Where and when. */
export function PlaceAndDates(props: PlaceAndDatesProps) {
  const { filters, options, onChange } = props;
  const t = useMessages(eventsMessages);
  return (
    <Grid minColumn="lg" gap={4}>
      <LazyMultiSelect
        label={t('locations')}
        placeholder={t('anywhere')}
        options={options.locations}
        value={filters.locations}
        onWanted={() => options.want('locations')}
        onChange={(locations) => onChange(changed(filters, { locations }))}
      />
      <DatesField {...props} />
    </Grid>
  );
}
