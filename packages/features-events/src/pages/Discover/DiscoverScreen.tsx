import { pageSizes } from '@portal/api';
import { useMessages, type View } from '@portal/kit';
import { Button, EmptyState, Illustration, PageLayout, Stack, Tabs } from '@portal/ui';
import type { ReactNode } from 'react';
import { EventGrid, type EventPage } from '../../components/EventGrid/EventGrid.tsx';
import { messages } from '../../messages.ts';
import { changed, type DiscoverFilters, noFilters } from './discover-filters.ts';
import { DiscoverHeader } from './DiscoverHeader.tsx';
import { DiscoverSidebar } from './DiscoverSidebar.tsx';
import { useChips } from './use-chips.ts';
import type { DiscoverOptions } from './use-discover-options.ts';

export interface DiscoverScreenProps {
  title: string;
  view: View<EventPage>;
  filters: DiscoverFilters;
  options: DiscoverOptions;
  /** The organisation has CPD. */
  isCpdOn: boolean;
  isUpdating: boolean;
  backHref?: string | undefined;
  /** Where the list and the calendar are; null where the organisation has no calendar. */
  tabs: Readonly<Record<'listing' | 'calendar', string | undefined>> | null;
  /** In the place of the list. */
  calendar?: ReactNode;
  /** The list follows once nothing more is typed. */
  onTyped: (filters: DiscoverFilters) => void;
  onChosen: (filters: DiscoverFilters) => void;
}

export function DiscoverScreen(props: DiscoverScreenProps) {
  const { view, filters, options, isCpdOn, onChosen } = props;
  const t = useMessages(messages);
  const chips = useChips(filters, options, isCpdOn);
  const sidebar = (
    <DiscoverSidebar
      filters={filters}
      options={options}
      isCpdOn={isCpdOn}
      backHref={props.backHref}
      onChange={onChosen}
    />
  );
  return (
    <PageLayout
      sidePosition="start"
      sideWidth="menu"
      isSideHiddenWhenNarrow
      isSideSticky
      side={sidebar}
      header={<DiscoverHeader {...props} chips={chips} panel={sidebar} />}
    >
      <Stack gap={6}>
        {props.tabs !== null && (
          <Tabs
            label={t('views')}
            current={props.calendar ? 'calendar' : 'listing'}
            items={(['listing', 'calendar'] as const).flatMap((id) => {
              const href = props.tabs?.[id];
              return href === undefined
                ? []
                : [{ id, href, label: t(id === 'listing' ? 'listingView' : 'calendarView') }];
            })}
          />
        )}
        {props.calendar || (
          <EventGrid
            view={view}
            failedTitle={t('discoverFailed')}
            expected={6}
            paging={{
              page: filters.page,
              size: pageSizes.events,
              onPageChange: (page) => onChosen(changed(filters, { page })),
            }}
            empty={
              <EmptyState
                illustration={<Illustration name="search" />}
                title={t('noEvents')}
                text={t('noEventsHint')}
                action={chips.length > 0 && <Button onPress={() => onChosen(noFilters)}>{t('clearAllFilters')}</Button>}
              />
            }
          />
        )}
      </Stack>
    </PageLayout>
  );
}
