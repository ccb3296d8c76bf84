import type { PortalEvent } from '@portal/api';
import { mapView, type View } from '@portal/kit';
import type { EventPage } from './EventGrid.tsx';

interface ListReply {
  events: readonly PortalEvent[];
  totalItems: number;
}

export const hasNone = ({ totalItems }: ListReply): boolean => totalItems === 0;

/** A list of the server as the grid renders it. */
export function eventPage(view: View<ListReply>): View<EventPage> {
  return mapView(view, ({ events, totalItems }) => ({ events, total: totalItems }));
}
