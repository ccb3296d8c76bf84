import type { PortalEvent } from '@portal/api';
import { type View, useDestinations, useMessages } from '@portal/kit';
import { Grid, Pager, PanelSwitch, SkeletonCard, Stack } from '@portal/ui';
import type { ReactNode } from 'react';
import { places } from '../../destinations.ts';
import { messages } from '../../messages.ts';
import { isOneClick } from '../../model/one-click.ts';
import { EventCard } from '../EventCard/EventCard.tsx';
import { RegisterButton } from '../RegisterButton/RegisterButton.tsx';

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
  const to = useDestinations(places);
  const headingLevel = panel.title === undefined ? 2 : 3;
  return (
    <PanelSwitch
      {...panel}
      view={view}
      scope={panel.title === undefined ? 'page' : 'panel'}
      skeleton={
        <Grid minColumn="md" gap={6}>
          {Array.from({ length: expected }, (_, index) => (
            <SkeletonCard key={index} />
          ))}
        </Grid>
      }
    >
      {({ events, total }) => (
        <Stack gap={6}>
          <Grid minColumn="md" gap={6}>
            {events.map((event) => (
              <EventCard
                key={event.id}
                event={event}
                href={to.event({ id: event.id })}
                headingLevel={headingLevel}
                action={isOneClick(event) && <RegisterButton event={event} />}
              />
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
