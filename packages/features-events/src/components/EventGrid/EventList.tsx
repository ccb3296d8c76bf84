import type { PortalEvent } from '@portal/api';
import type { View } from '@portal/kit';
import { useMessages } from '@portal/kit';
import { type ListItems, type ListMore, ListSection, VirtualGrid } from '@portal/ui';
import type { ReactNode } from 'react';
import { eventsMessages } from '../../messages.ts';
import { EventGridSkeleton } from './EventGridSkeleton.tsx';
import { LiveEventCard } from './LiveEventCard.tsx';

export interface EventListProps {
  view: View<ListItems<PortalEvent>>;
  more: ListMore;
  /** Says what the list holds. */
  label: string;
  failedTitle: string;
  empty: ReactNode;
  restoreKey: string;
  /** How near its end the list goes on: 200 px unless said. */
  nearPx?: number;
}

/** Events as cards, however many: the list goes on as it is scrolled. */
export function EventList({ restoreKey, nearPx, ...list }: EventListProps) {
  const t = useMessages(eventsMessages);
  return (
    <ListSection
      {...list}
      scope="page"
      skeleton={<EventGridSkeleton expected={6} />}
      moreSkeleton={<EventGridSkeleton expected={3} />}
      moreFailedText={t('moreEventsFailed')}
    >
      {(items) => (
        <VirtualGrid
          {...items}
          itemKey={itemKey}
          renderItem={renderCard}
          columns="cards"
          estimateRowSize={420}
          restoreKey={restoreKey}
          nearPx={nearPx}
        />
      )}
    </ListSection>
  );
}

function itemKey({ id }: PortalEvent) {
  return id;
}

function renderCard(event: PortalEvent) {
  return <LiveEventCard event={event} headingLevel={2} />;
}
