import type { DeskEvent } from '@portal/api';

export const sampleDeskEvent: DeskEvent = {
  id: 'e-001',
  title: 'Hand therapy after a fracture of the distal radius',
  type: 'conference',
  status: 'published',
  startDateTime: '2026-12-03T09:00:00',
  startTimeZone: 'Australia/Sydney',
  endDateTime: '2026-12-05T17:00:00',
  endTimeZone: 'Australia/Sydney',
  eventStartUtc: '2026-12-02T22:00:00.000Z',
  eventEndUtc: '2026-12-05T06:00:00.000Z',
  address: '1 Harbour Street, Sydney NSW 2000',
  isMembersOnly: false,
  sold: 112,
  capacity: 300,
  revision: 0,
};

export const sampleDeskEvents: readonly DeskEvent[] = [
  sampleDeskEvent,
  {
    ...sampleDeskEvent,
    id: 'e-002',
    title: 'Members’ evening with an unusually long title that nobody could fit into one line of a table',
    type: 'meeting',
    status: 'draft',
    isMembersOnly: true,
    capacity: null,
    sold: 0,
  },
  {
    ...sampleDeskEvent,
    id: 'e-003',
    title: 'Dementia and the home',
    type: 'cpd',
    status: 'cancelled',
    address: null,
    sold: 40,
    capacity: 40,
  },
];
