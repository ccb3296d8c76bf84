import type { RefundRequest } from '@portal/api';

/** A request that waits, changed as a story needs it. */
function sampleRequest(changes: Partial<RefundRequest> = {}): RefundRequest {
  return {
    id: 'rr-1',
    status: 'open',
    askedAt: '2026-11-19T01:30:00.000Z',
    reason: 'My flight was cancelled, and there is no other in time.',
    name: 'Bo Li',
    email: 'bo.li@example.org',
    eventId: 'e-061',
    eventTitle: 'Hand therapy: splinting in practice',
    eventStartUtc: '2026-11-26T22:00:00.000Z',
    ticketId: 'n-1',
    ticketNumber: '7QK4-M2XB-9HTD',
    ticketType: 'Member',
    ticketStatus: 'Active',
    attendedAt: null,
    paid: 24_000,
    decidedAt: null,
    decidedBy: null,
    granted: null,
    refundedAt: null,
    answer: '',
    ...changes,
  };
}

const decided = { decidedAt: '2026-11-20T03:00:00.000Z', decidedBy: 'Helen Brooks' };

export const sampleRequests: readonly RefundRequest[] = [
  sampleRequest(),
  sampleRequest({
    id: 'rr-2',
    name: 'Alexandria Featherstonehaugh-Cholmondeley',
    email: 'alexandria.featherstonehaugh-cholmondeley@department-of-health.example.org',
    eventTitle: 'Annual conference of occupational therapists of Australia and Aotearoa New Zealand, with workshops',
    reason:
      'I have to care for my father that week and cannot leave him. I know that it is late.\n\nIf a part of it can come back, that would help me already: I have paid for the train and the room too.',
    ticketStatus: 'Removed',
    paid: 89_000,
  }),
  sampleRequest({
    id: 'rr-3',
    name: 'Mia Nguyen',
    attendedAt: '2026-11-18T22:10:00.000Z',
    reason: 'It was not what I had paid for.',
  }),
];

export const sampleApproved: readonly RefundRequest[] = [
  sampleRequest({
    ...{ id: 'rr-4', status: 'approved', ticketStatus: 'Removed', granted: 12_000, ...decided },
    answer: 'The catering was ordered, so half of the price comes back.',
  }),
  sampleRequest({
    ...{ id: 'rr-5', status: 'approved', ticketStatus: 'Removed', granted: 24_000, ...decided },
    refundedAt: '2026-11-20T03:01:00.000Z',
  }),
];

export const sampleDeclined: readonly RefundRequest[] = [
  sampleRequest({
    ...{ id: 'rr-6', status: 'declined', ...decided, decidedBy: null },
    answer: 'Your seat was kept until the end.',
  }),
];
