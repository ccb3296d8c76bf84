import type { PortalEvent } from '@portal/api';
import type { View } from '@portal/kit';
import { Grid, PanelSwitch, Stack } from '@portal/ui';
import type { ReactNode } from 'react';
import { EventGridSkeleton } from './EventGridSkeleton.tsx';
import { EventPager, type EventPagerProps } from './EventPager.tsx';
import { LiveEventCard } from './LiveEventCard.tsx';

export interface EventPage {
  events: readonly PortalEvent[];
  total: number;
}

export interface EventGridProps {
  view: View<EventPage>;
  /** Of the page. Without it the whole list is here. */
  paging?: Omit<EventPagerProps, 'total'>;
  title?: string;
  actions?: ReactNode;
  failedTitle: string;
  empty: ReactNode;
  /** Cards of the skeleton. */
  expected: number;
}

/** Events as cards, a page at a time. */
export function EventGrid({ view, paging, expected, ...panel }: EventGridProps) {
  // A list has its columns by the portal's width; the few of an overview stand beside each other where they fit.
  const isOverview = paging === undefined;
  const headingLevel = panel.title === undefined ? 2 : 3;
  return (
    <PanelSwitch
      {...panel}
      view={view}
      scope={panel.title === undefined ? 'page' : 'panel'}
      skeleton={<EventGridSkeleton expected={expected} isOverview={isOverview} />}
    >
      {({ events, total }) => (
        <Stack gap={6}>
          <Grid columns={isOverview ? undefined : 'cards'} gap={6}>
            {events.map((event) => (
              <LiveEventCard key={event.id} event={event} headingLevel={headingLevel} />
            ))}
          </Grid>
          {paging !== undefined && total > paging.size && <EventPager {...paging} total={total} />}
        </Stack>
      )}
    </PanelSwitch>
  );
}
