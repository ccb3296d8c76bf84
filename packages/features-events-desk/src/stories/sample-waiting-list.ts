import type { WaitingPerson } from '@portal/api';

const waiting: WaitingPerson = {
  entryId: 'w-3',
  ticketPriceId: 't-1',
  ticketType: 'Members',
  name: 'Mia Nguyen',
  email: 'mia.nguyen@example.org',
  status: 'waiting',
  place: 1,
  since: '2026-11-20T03:10:00.000Z',
  offerEndUtc: null,
  isAtCheckout: false,
};

/** Who waits for an event: a seat is kept for two, of whom one pays. */
export const sampleWaitingList: readonly WaitingPerson[] = [
  {
    ...waiting,
    entryId: 'w-1',
    name: 'Ana Tui',
    email: 'ana.tui@example.org',
    status: 'offered',
    place: null,
    offerEndUtc: '2026-11-23T03:10:00.000Z',
  },
  {
    ...waiting,
    entryId: 'w-2',
    name: 'Bo Li',
    email: 'bo.li@example.org',
    status: 'offered',
    place: null,
    offerEndUtc: '2026-11-23T04:00:00.000Z',
    isAtCheckout: true,
  },
  waiting,
  {
    ...waiting,
    entryId: 'w-4',
    name: 'Wilhelmina Papadopoulos-Featherstonehaugh',
    email: 'wilhelmina.papadopoulos-featherstonehaugh@example.org',
    place: 2,
  },
];
