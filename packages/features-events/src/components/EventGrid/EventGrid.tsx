import type { PortalEvent } from '@portal/api';
import { type View, useMessages } from '@portal/kit';
import { Grid, Pager, PanelSwitch, Stack } from '@portal/ui';
import type { ReactNode } from 'react';
import { messages } from '../../messages.ts';
import { EventGridSkeleton } from './EventGridSkeleton.tsx';
import { LiveEventCard } from './LiveEventCard.tsx';

export interface EventPage {
  events: readonly PortalEvent[];
  total: number;
}

export interface EventGridProps {
  view: View<EventPage>;
  /** Of the page. Without it the whole list is here. */
  paging?: { page: number; size: number; onPageChange: (page: number) => void };
  title?: string;
  actions?: ReactNode;
  failedTitle: string;
  empty: ReactNode;
  /** Cards of the skeleton. */
  expected: number;
}

/** Events as cards, a page at a time. */
export function EventGrid({ view, paging, expected, ...panel }: EventGridProps) {
  const t = useMessages(messages);
  const headingLevel = panel.title === undefined ? 2 : 3;
  return (
    <PanelSwitch
      {...panel}
      view={view}
      scope={panel.title === undefined ? 'page' : 'panel'}
      skeleton={<EventGridSkeleton expected={expected} />}
    >
      {({ events, total }) => (
        <Stack gap={6}>
          <Grid minColumn="md" gap={6}>
            {events.map((event) => (
              <LiveEventCard key={event.id} event={event} headingLevel={headingLevel} />
            ))}
          </Grid>
          {paging !== undefined && total > paging.size && (
            <Pager
              page={paging.page}
              pageSize={paging.size}
              total={total}
              onPageChange={paging.onPageChange}
              labels={{ name: t('pages'), items: (range) => t('pagerItems', range) }}
            />
          )}
        </Stack>
      )}
    </PanelSwitch>
  );
}
