import type { TicketPass } from '@portal/api';

/** A ticket as it is shown at the door, changed as a story needs it. */
export function samplePass(changes: Partial<TicketPass> = {}, event: Partial<TicketPass['event']> = {}): TicketPass {
  return {
    ticketId: 'n-1',
    ticketNumber: '7QK4-M2XB-9HTD',
    status: 'Active',
    code: '7QK4-M2XB-9HTD.ABCDEFGHIJKLMNOPQRSTUVWXYZ',
    name: 'Mia Nguyen',
    ticketType: 'Members',
    attendedAt: null,
    readAt: '2026-12-02T20:00:00.000Z',
    event: {
      id: 'e-001',
      title: 'Hand therapy after a fracture of the distal radius',
      type: 'conference',
      isCancelled: false,
      startDateTime: '2026-12-03T09:00:00',
      startTimeZone: 'Australia/Perth',
      endDateTime: '2026-12-05T17:00:00',
      endTimeZone: 'Australia/Perth',
      eventStartUtc: '2026-12-03T01:00:00.000Z',
      eventEndUtc: '2026-12-05T09:00:00.000Z',
      address: '1 Harbour Street, Fremantle WA 6160',
      location: 'Perth',
      ...event,
    },
    ...changes,
  };
}
