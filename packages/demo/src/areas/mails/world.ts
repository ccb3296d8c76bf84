import type { World, WorldFailedMail } from '../../world/world-types.ts';

const hour = 60;

/** Three mails that have not reached whom they were for: a mailbox that is gone, a mail server that was away, and a server of the portal that stopped. */
export function buildFailedMails({ events, tickets }: Pick<World, 'events' | 'tickets'>): WorldFailedMail[] {
  const toCome = new Set(events.filter(({ day, status }) => day > 2 && status === 'published').map(({ id }) => id));
  const held = tickets.filter(({ eventId }) => toCome.has(eventId));
  const [gone, away, stopped] = held;
  if (gone === undefined || away === undefined || stopped === undefined)
    throw new Error('The demo world has too few tickets for its failed mails');
  const of = ({ id, personId, eventId }: (typeof held)[number]) => ({ personId, eventId, ticketId: id });
  return [
    failed('registered', of(gone), {
      attempts: 5,
      refusedFor: 'somebody@example.org',
      refusal: '550 5.1.1 The mailbox does not exist',
      failedMinutesAgo: 2 * hour,
    }),
    failed('moved', of(away), {
      attempts: 5,
      refusedFor: 'somebody.else@example.org',
      refusal: 'connect ECONNREFUSED',
      failedMinutesAgo: 30 * hour,
    }),
    failed('reminderWeek', of(stopped), {
      outcome: 'unknown',
      attempts: 1,
      refusedFor: null,
      refusal: null,
      failedMinutesAgo: 50 * hour,
    }),
  ];
}

type Failure = Pick<WorldFailedMail, 'attempts' | 'refusedFor' | 'refusal' | 'failedMinutesAgo'> & {
  outcome?: WorldFailedMail['outcome'];
};

function failed(
  kind: WorldFailedMail['kind'],
  { personId, eventId, ticketId }: { personId: string; eventId: string; ticketId: string },
  { outcome = 'failed', ...failure }: Failure,
): WorldFailedMail {
  return { key: `${kind}:${ticketId}:of the demo`, kind, personId, eventId, outcome, ...failure };
}
