import { pageSizes } from '@portal/api';
import { useMessages, type View } from '@portal/kit';
import { Button, EmptyState, Heading, Illustration, PageLayout, Stack, Tabs, TabsInPlace } from '@portal/ui';
import type { ReactNode } from 'react';
import { EventGrid, type EventPage } from '../../components/EventGrid/EventGrid.tsx';
import { eventsMessages } from '../../messages.ts';
import { changed, type DiscoverFilters, isFiltered, noFilters } from './discover-filters.ts';
import { DiscoverHeader } from './DiscoverHeader.tsx';
import { DiscoverSidebar } from './DiscoverSidebar.tsx';
import type { DiscoverOptions } from './use-discover-options.ts';

type ViewTab = 'listing' | 'calendar';

/** Cards of the skeleton. */
const expected = 6;

export interface DiscoverScreenProps {
  title: string;
  view: View<EventPage>;
  filters: DiscoverFilters;
  options: DiscoverOptions;
  /** The organisation has CPD. */
  isCpdOn: boolean;
  isUpdating: boolean;
  /** The page is that of one kind, of which there may be none yet. */
  isOfOneKind?: boolean | undefined;
  backHref?: string | undefined;
  /** Where the list and the calendar are; null where the organisation has no calendar. */
  tabs: Readonly<Record<ViewTab, string | undefined>> | null;
  /** The tabs change in place where it is given. */
  onTab?: ((tab: ViewTab) => void) | undefined;
  /** In the place of the list. */
  calendar?: ReactNode;
  /** The list follows once nothing more is typed. */
  onTyped: (filters: DiscoverFilters) => void;
  onChosen: (filters: DiscoverFilters) => void;
}

export function DiscoverScreen(props: DiscoverScreenProps) {
  return (
    <PageLayout
      sidePosition="start"
      sideWidth="menu"
      isSideHiddenWhenNarrow
      isSideSticky
      side={<DiscoverSidebar {...props} />}
      header={
        <Stack gap={4}>
          <Heading level={1} isFocusable>
            {props.title}
          </Heading>
          <DiscoverHeader {...props} />
        </Stack>
      }
    >
      <Stack gap={6}>
        <Content {...props} />
      </Stack>
    </PageLayout>
  );
}

function Content(props: DiscoverScreenProps) {
  const { view, filters, onChosen, isOfOneKind } = props;
  const t = useMessages(eventsMessages);
  const isNarrowed = isFiltered(filters, isOfOneKind);
  return (
    <>
      {props.tabs !== null && <ViewTabs {...props} tabs={props.tabs} />}
      {props.calendar || (
        <EventGrid
          view={view}
          failedTitle={t('discoverFailed')}
          expected={expected}
          paging={{
            page: filters.page,
            size: pageSizes.events,
            onPageChange: (page) => onChosen(changed(filters, { page })),
          }}
          empty={
            <EmptyState
              illustration={<Illustration name="search" />}
              title={t(isOfOneKind ? 'noEventsYet' : 'noEvents')}
              // Without a filter there is nothing to take away.
              text={t(isNarrowed ? 'tryOtherFilters' : 'noEventsYetHint')}
              action={isNarrowed && <Button onPress={() => onChosen(noFilters)}>{t('clearAllFilters')}</Button>}
            />
          }
        />
      )}
    </>
  );
}

function ViewTabs({ tabs, onTab, calendar }: DiscoverScreenProps & { tabs: NonNullable<DiscoverScreenProps['tabs']> }) {
  const t = useMessages(eventsMessages);
  const shared = { label: t('views'), current: calendar ? 'calendar' : 'listing' } as const;
  const items = (['listing', 'calendar'] as const).map((id) => ({
    id,
    label: t(id === 'listing' ? 'listingView' : 'calendarView'),
  }));
  // Where a website has no addresses for them.
  if (onTab) return <TabsInPlace {...shared} items={items} onChoose={onTab} />;
  const linked = items.flatMap((item) => {
    const href = tabs[item.id];
    return href === undefined ? [] : [{ ...item, href }];
  });
  return <Tabs {...shared} items={linked} />;
}
