import type { DeskEvent } from '@portal/api/contract';
import type { MockState } from '../../../mock/mock-state.ts';
import { timesReply } from '../../events/mock/event-reply.ts';
import type { MockEvent } from '../../events/state.ts';

export function deskReply(event: MockEvent, { tickets }: MockState): DeskEvent {
  const capacities = event.ticketTypes.map(({ capacity }) => capacity);
  return {
    id: event.id,
    title: event.title,
    type: event.kind,
    status: event.status,
    ...timesReply(event),
    eventStartUtc: event.startAt.toISOString(),
    eventEndUtc: event.endAt.toISOString(),
    address: event.address,
    isMembersOnly: event.isMembersOnly,
    sold: tickets.values().filter(({ eventId, status }) => eventId === event.id && status === 'Active').length,
    capacity: capacities.includes(null) ? null : capacities.reduce<number>((sum, seats) => sum + (seats ?? 0), 0),
    revision: event.revision,
  };
}
