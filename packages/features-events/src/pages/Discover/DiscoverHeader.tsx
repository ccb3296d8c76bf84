import { useMessages } from '@portal/kit';
import { FilterBar, Grid, Heading, SearchField, Stack } from '@portal/ui';
import type { ReactNode } from 'react';
import { AfterPage } from '../../components/AfterPage.tsx';
import { messages } from '../../messages.ts';
import { ComingField } from './ComingField.tsx';
import { changed, noFilters, withoutChip } from './discover-filters.ts';
import type { DiscoverScreenProps } from './DiscoverScreen.tsx';
import { PlaceAndDates } from './late-fields.ts';
import type { FilterChip } from './use-chips.ts';

interface DiscoverHeaderProps extends Pick<
  DiscoverScreenProps,
  'title' | 'view' | 'calendar' | 'filters' | 'options' | 'isUpdating' | 'onTyped' | 'onChosen'
> {
  chips: readonly FilterChip[];
  /** The sidebar for where the page has no space for it. */
  panel: ReactNode;
}

/** What the page is, what is searched for, where and when, what is chosen, and how many that leaves. */
export function DiscoverHeader(props: DiscoverHeaderProps) {
  const { view, filters, chips, onTyped, onChosen } = props;
  const t = useMessages(messages);
  const isCalendar = Boolean(props.calendar);
  const total = isCalendar ? null : view.state === 'ready' ? view.data.total : view.state === 'empty' ? 0 : null;
  return (
    <Stack gap={4}>
      <Heading level={1} isFocusable>
        {props.title}
      </Heading>
      <AfterPage
        coming={
          <Grid minColumn="lg" gap={4}>
            <ComingField label={t('locations')} placeholder={t('anywhere')} />
            <ComingField label={t('dates')} placeholder="" />
          </Grid>
        }
      >
        <PlaceAndDates filters={filters} options={props.options} onChange={onChosen} />
      </AfterPage>
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
        onRemove={(id) => onChosen(withoutChip(filters, id))}
        onClearAll={chips.length > 0 ? () => onChosen(noFilters) : undefined}
        resultText={total === null ? null : t('eventsFound', { n: total })}
        showText={isCalendar ? t('calendarView') : t('showResults', { n: total ?? 0 })}
        isUpdating={props.isUpdating}
        labels={{
          filters: (n) => (n === 0 ? t('filters') : t('filtersOn', { n })),
          title: t('filters'),
          clearAll: t('clearAllFilters'),
          remove: (name) => t('removeFilter', { name }),
          chosen: t('chosenFilters'),
          updating: t('updating'),
        }}
      >
        {props.panel}
      </FilterBar>
    </Stack>
  );
}
