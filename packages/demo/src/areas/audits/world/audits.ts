import type { DemoAccount, WorldAudit, WorldAuditCase, WorldPerson } from '../../../world/world-types.ts';

const day = 24 * 60;

const thin = 'Two records say nothing of what was learned. Please add a few words, and submit it again.';

/** An audit that runs, with members in every state; one of a few members by name; and one that is over. */
export function buildAudits(accounts: readonly DemoAccount[], people: readonly WorldPerson[]): WorldAudit[] {
  const [mia = '', tom = '', priya = ''] = accounts.map(({ personId }) => personId);
  const known = new Set(accounts.map(({ personId }) => personId));
  const [late = '', given = '', silent = '', brief = ''] = people
    .filter(({ id, role }) => role === 'Standard' && !known.has(id))
    .map(({ id }) => id);
  const running = (name: string, personId: string, facts: Partial<WorldAuditCase> = {}): WorldAuditCase => ({
    id: `audit-annual-${name}`,
    personId,
    status: 'asked',
    dueInDays: 18,
    submissions: [],
    ...facts,
  });
  const handedIn = { minutesAgo: 3 * day, note: 'Everything I did in the year.', decision: null };
  return [
    {
      id: 'audit-annual',
      name: 'Annual audit',
      periodsAgo: 1,
      createdMinutesAgo: 12 * day,
      dueInDays: 18,
      isClosed: false,
      sample: { of: 240, seed: '7f3a91c4' },
      cases: [
        running('mia', mia),
        running('tom', tom, { status: 'submitted', submissions: [handedIn] }),
        running('priya', priya, {
          status: 'returned',
          dueInDays: 8,
          submissions: [
            {
              minutesAgo: 6 * day,
              note: '',
              decision: { kind: 'returned', minutesAgo: 2 * day, reason: thin, remarkOnFirst: 'What did you learn?' },
            },
          ],
        }),
        running('late', late, { dueInDays: -3 }),
        running('given', given, { dueInDays: 32 }),
        running('silent', silent, {
          status: 'submitted',
          submissions: [{ ...handedIn, note: 'I was on parental leave and have recorded nothing.' }],
        }),
      ],
    },
    {
      id: 'audit-named',
      name: 'Check of returning members',
      periodsAgo: 1,
      createdMinutesAgo: 40 * day,
      dueInDays: -10,
      isClosed: false,
      sample: null,
      cases: [{ id: 'audit-named-brief', personId: brief, status: 'asked', dueInDays: -10, submissions: [] }],
    },
    {
      id: 'audit-past',
      name: 'Annual audit of the year before',
      periodsAgo: 2,
      createdMinutesAgo: 380 * day,
      dueInDays: -340,
      isClosed: true,
      sample: { of: 231, seed: '11c0ffee' },
      cases: [
        {
          id: 'audit-past-mia',
          personId: mia,
          status: 'accepted',
          dueInDays: -340,
          submissions: [
            {
              minutesAgo: 360 * day,
              note: '',
              decision: { kind: 'accepted', minutesAgo: 350 * day, reason: '', remarkOnFirst: '' },
            },
          ],
        },
      ],
    },
  ];
}
