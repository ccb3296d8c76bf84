import { totalOf, useMessages } from '@portal/kit';
import { FilterBar, SearchField, Stack } from '@portal/ui';
import { eventsMessages } from '../../messages.ts';
import * as styles from './DiscoverHeader.css.ts';
import { changed, noFilters } from './discover-filters.ts';
import type { DiscoverScreenProps } from './DiscoverScreen.tsx';
import { DiscoverSidebar } from './DiscoverSidebar.tsx';
import { withoutChip } from './filter-changes.ts';
import { PlaceAndDates } from './PlaceAndDates.tsx';
import { useChips } from './use-chips.ts';

/** What is searched for, where and when, what is chosen, and how many that leaves. */
export function DiscoverHeader(props: DiscoverScreenProps) {
  const { view, filters, options, onTyped, onChosen } = props;
  const t = useMessages(eventsMessages);
  const chips = useChips(props);
  const isCalendar = Boolean(props.calendar);
  const total = totalOf(view);
  const found = total === null ? null : t('eventsFound', { n: total });
  return (
    <Stack gap={4}>
      <div className={styles.onlyWide}>
        <PlaceAndDates filters={filters} options={options} onChange={onChosen} />
      </div>
      <FilterBar
        label={t('search')}
        placement="beside"
        search={
          <SearchField
            label={t('search')}
            placeholder={t('search')}
            value={filters.keyword}
            onChange={(keyword) => onTyped(changed(filters, { keyword: keyword.slice(0, 200) }))}
          />
        }
        chips={chips}
        // What is searched for stands beside the button.
        count={chips.filter(({ id }) => id !== 'keyword').length}
        onRemove={(id) => onChosen(withoutChip(filters, id))}
        onClearAll={chips.length > 0 ? () => onChosen(noFilters) : undefined}
        // The calendar counts what it shows itself.
        resultText={isCalendar ? undefined : found}
        showText={isCalendar ? t('calendarView') : t('showResults', { n: total ?? 0 })}
        isUpdating={props.isUpdating}
        labels={{
          filters: (n) => (n === 0 ? t('filters') : t('filtersOn', { n })),
          title: t('filters'),
          clearAll: t('clearAllFilters'),
          remove: (name) => t('removeNamed', { name }),
          chosen: t('chosenFilters'),
          updating: t('updatingList'),
        }}
      >
        {/* For where the page has no space for them above and beside the list. */}
        <PlaceAndDates filters={filters} options={options} onChange={onChosen} />
        <DiscoverSidebar {...props} />
      </FilterBar>
    </Stack>
  );
}
