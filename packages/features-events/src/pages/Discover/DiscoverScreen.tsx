import { pageSizes } from '@portal/api';
import { useMessages, type View } from '@portal/kit';
import {
  Button,
  EmptyState,
  Heading,
  Illustration,
  lazyComponent,
  PageLayout,
  Skeleton,
  Stack,
  Tabs,
} from '@portal/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { EventGrid, type EventPage } from '../../components/EventGrid/EventGrid.tsx';
import { EventGridSkeleton } from '../../components/EventGrid/EventGridSkeleton.tsx';
import { eventsMessages } from '../../messages.ts';
import { changed, type DiscoverFilters, isFiltered, noFilters } from './discover-filters.ts';
import { HeaderSkeleton, SidebarSkeleton } from './FiltersSkeleton.tsx';
import type { DiscoverOptions } from './use-discover-options.ts';

/** What filters is a tenth of the page: the list is read before it is filtered. */
const DiscoverHeader = lazyComponent(() =>
  import('./filters.ts').then((module) => ({ default: module.DiscoverHeader })),
);
const DiscoverSidebar = lazyComponent(() =>
  import('./filters.ts').then((module) => ({ default: module.DiscoverSidebar })),
);
/** Where the website has no addresses for them. */
const ViewsInPlace = lazyComponent(() =>
  import('./ViewsInPlace.tsx').then((module) => ({ default: module.ViewsInPlace })),
);

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
  const { filters, isOfOneKind, calendar } = props;
  // How many chips an address brings, and on how many lines, nobody knows before: the list waits for them, so that it does not move.
  const [isWaiting, setWaiting] = useState(() => isFiltered(filters, isOfOneKind));
  const isLoaded = DiscoverHeader.useIsLoaded();
  useEffect(() => void DiscoverHeader.load().catch(() => setWaiting(false)), []);
  return (
    <PageLayout
      sidePosition="start"
      sideWidth="menu"
      isSideHiddenWhenNarrow
      isSideSticky
      side={<DiscoverSidebar {...props} fallback={<SidebarSkeleton />} />}
      header={
        <Stack gap={4}>
          <Heading level={1} isFocusable>
            {props.title}
          </Heading>
          <DiscoverHeader {...props} fallback={<HeaderSkeleton isCalendar={Boolean(calendar)} />} />
        </Stack>
      }
    >
      <Stack gap={6}>
        {isWaiting && !isLoaded ? calendar || <EventGridSkeleton expected={expected} /> : <Content {...props} />}
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
  if (onTab) return <ViewsInPlace {...shared} items={items} onChoose={onTab} fallback={<Skeleton kind="heading" />} />;
  const linked = items.flatMap((item) => {
    const href = tabs[item.id];
    return href === undefined ? [] : [{ ...item, href }];
  });
  return <Tabs {...shared} items={linked} />;
}
