import type { DemoAccount, WorldEvent, WorldRefundRequest, WorldTicket } from '../../world/world-types.ts';

const open = [
  'I have to care for my father that week, and cannot leave him.',
  'My flight was cancelled and there is no other in time.',
  'I booked the wrong day. I am sorry for the trouble.',
];

/** Three wait to be decided, of an event too near for the refund policy; of those who did not come to events of the past one got half back, and one nothing. */
export function buildRefundRequests(
  events: readonly WorldEvent[],
  tickets: readonly WorldTicket[],
  accounts: readonly DemoAccount[],
): WorldRefundRequest[] {
  const byId = new Map(events.map((event) => [event.id, event]));
  const paid = tickets.filter(({ eventId, ticketTypeId, hasAttended }) => {
    const { status, ticketTypes = [] } = byId.get(eventId) ?? {};
    const isPaid = (ticketTypes.find(({ id }) => id === ticketTypeId)?.amountCents ?? 0) > 0;
    return isPaid && status === 'published' && !hasAttended;
  });
  const dayOf = ({ eventId }: WorldTicket): number => byId.get(eventId)?.day ?? 0;
  const late = paid.filter((ticket) => dayOf(ticket) > 0 && dayOf(ticket) < 14);
  const missed = paid.filter((ticket) => dayOf(ticket) < -40);
  const decidedBy = accounts[3]?.personId ?? '';
  const [halved, refused] = missed.slice(-2);
  const of = ({ id, personId }: WorldTicket, requestedDaysAgo: number) => ({
    ...{ id: `rr-${id}`, ticketId: id, personId, requestedDaysAgo },
  });
  const none = { grantedCents: null, answer: '', decidedBy: null };
  return [
    ...late.slice(0, open.length).map((ticket, at) => ({
      ...of(ticket, 3 - at),
      ...none,
      status: 'open' as const,
      reason: open[at] ?? '',
    })),
    ...(halved === undefined
      ? []
      : [
          {
            ...of(halved, 30),
            ...{
              status: 'approved' as const,
              reason: 'I was in hospital on the day.',
              grantedCents: 12_000,
              decidedBy,
            },
            answer: 'The catering was ordered, so half of the price comes back.',
          },
        ]),
    ...(refused === undefined
      ? []
      : [
          {
            ...of(refused, 28),
            ...{ ...none, status: 'declined' as const, reason: 'I forgot about it.', decidedBy },
            answer: 'Your seat was kept until the end, and others were turned away.',
          },
        ]),
  ];
}
