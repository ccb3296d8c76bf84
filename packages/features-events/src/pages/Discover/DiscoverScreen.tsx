import { pageSizes } from '@portal/api';
import { useMessages, type View } from '@portal/kit';
import { Button, EmptyState, Heading, Illustration, PageLayout, Skeleton, Stack, Tabs } from '@portal/ui';
import { type ReactNode, useState } from 'react';
import { AfterPage } from '../../components/AfterPage.tsx';
import { EventGrid, type EventPage } from '../../components/EventGrid/EventGrid.tsx';
import { EventGridSkeleton } from '../../components/EventGrid/EventGridSkeleton.tsx';
import { listMessages } from '../../messages-list.ts';
import { ComingHeader, ComingSidebar } from './ComingFilters.tsx';
import { changed, type DiscoverFilters, isFiltered, noFilters } from './discover-filters.ts';
import { LateHeader, LateSidebar, LateViewsInPlace } from './late-parts.ts';
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

/** The list is read before it is filtered: what filters it comes after it. */
export function DiscoverScreen(props: DiscoverScreenProps) {
  const { title, filters } = props;
  // How many chips an address brings, and on how many lines, nobody knows before: the list waits for them, so that it does not move.
  const [isWhole] = useState(() => isFiltered(filters, props.isOfOneKind));
  const header = <LateHeader {...props} />;
  const sidebar = <LateSidebar {...props} />;
  const comingHeader = <ComingHeader isCalendar={Boolean(props.calendar)} />;
  if (!isWhole)
    return (
      <Frame
        title={title}
        header={<AfterPage coming={comingHeader}>{header}</AfterPage>}
        side={<AfterPage coming={<ComingSidebar />}>{sidebar}</AfterPage>}
      >
        <Content {...props} />
      </Frame>
    );
  const coming = (
    <Frame title={title} header={comingHeader} side={<ComingSidebar />}>
      {props.calendar || <EventGridSkeleton expected={expected} />}
    </Frame>
  );
  return (
    <AfterPage coming={coming}>
      <Frame title={title} header={header} side={sidebar}>
        <Content {...props} />
      </Frame>
    </AfterPage>
  );
}

interface FrameProps {
  title: string;
  header: ReactNode;
  side: ReactNode;
  children: ReactNode;
}

function Frame({ title, header, side, children }: FrameProps) {
  return (
    <PageLayout
      sidePosition="start"
      sideWidth="menu"
      isSideHiddenWhenNarrow
      isSideSticky
      side={side}
      header={
        <Stack gap={4}>
          <Heading level={1} isFocusable>
            {title}
          </Heading>
          {header}
        </Stack>
      }
    >
      <Stack gap={6}>{children}</Stack>
    </PageLayout>
  );
}

function Content(props: DiscoverScreenProps) {
  const { view, filters, onChosen, isOfOneKind } = props;
  const t = useMessages(listMessages);
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
              text={t(isNarrowed ? 'noEventsHint' : 'noEventsYetHint')}
              action={isNarrowed && <Button onPress={() => onChosen(noFilters)}>{t('clearAllFilters')}</Button>}
            />
          }
        />
      )}
    </>
  );
}

function ViewTabs({ tabs, onTab, calendar }: DiscoverScreenProps & { tabs: NonNullable<DiscoverScreenProps['tabs']> }) {
  const t = useMessages(listMessages);
  const shared = { label: t('views'), current: calendar ? 'calendar' : 'listing' } as const;
  const items = (['listing', 'calendar'] as const).map((id) => ({
    id,
    label: t(id === 'listing' ? 'listingView' : 'calendarView'),
  }));
  if (onTab)
    return (
      <AfterPage coming={<Skeleton kind="heading" />}>
        <LateViewsInPlace {...shared} items={items} onChoose={onTab} />
      </AfterPage>
    );
  const linked = items.flatMap((item) => {
    const href = tabs[item.id];
    return href === undefined ? [] : [{ ...item, href }];
  });
  return <Tabs {...shared} items={linked} />;
}
