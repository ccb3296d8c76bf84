import { describe, expect, test } from 'vitest';
import { createMock, mockAuthenticator, mockCode, siteTicketPrefix, ticketPrefix } from '../mock/index.ts';
import { conformanceProfile } from './conformance-profile.ts';
import { conformanceCases } from './index.ts';

/** By the clocks of the organisation. */
const moments = {
  today: new Date().toISOString(),
  // Half past midnight on the first of March, while UTC has the 29th of February.
  'the night after a leap day': '2028-02-29T13:30:00Z',
  'the first night of a period of CPD': '2026-11-30T13:00:00Z',
};

describe.each(Object.entries(moments))('the mock answers as the contract says, on %s', (_name, moment) => {
  const begun = Date.parse(moment);
  let passed = 0;
  const newMock = () => createMock({ clock: () => new Date(begun + passed), profile: conformanceProfile });
  const before = everythingIn(newMock());
  const mock = newMock();
  const target = {
    fetch: mock.fetch,
    tokenOf: async (personId: string) => {
      mock.state.accessTokens.set(personId, personId);
      return personId;
    },
    password: 'any',
    codeSentTo: async () => mockCode,
    codeOfApp: () => mockCode,
    resetLinkSentTo: async () => {
      const [token = '', link] = [...mock.state.resetTokens].at(-1) ?? [];
      return { token, userId: link?.personId ?? '' };
    },
    alarmSentTo: async () => {
      const [token = '', alarm] = [...mock.state.alarms].at(-1) ?? [];
      return { token, userId: alarm?.personId ?? '' };
    },
    confirmationSentTo: async (email: string) => {
      const { id: userId = '' } = mock.state.people.values().find((one) => one.email === email) ?? {};
      const links = [...mock.state.emailConfirmations].filter(([, { personId }]) => personId === userId);
      return { token: links.at(-1)?.[0] ?? '', userId };
    },
    arriveFromProvider: async (email: string) => {
      const { id: personId = '' } = mock.state.people.values().find((one) => one.email === email) ?? {};
      mock.state.identities.set(personId, { linkedAt: new Date(begun + passed) });
      mock.state.identityArrivals.push({ personId, redirectTo: null });
    },
    ticketFor: (email: string) => ticketPrefix + email,
    siteTicketFor: async (email: string, scope: string) => `${siteTicketPrefix}${email} ${scope}`,
    // They are made at once.
    makeCopies: async () => undefined,
    sendMails: async () => undefined,
    authenticator: mockAuthenticator,
    now: () => new Date(begun + passed),
    passTime: (milliseconds: number) => void (passed += milliseconds),
  };
  for (const { name, run } of conformanceCases()) test(name, () => run(target));

  test('after all these calls the next mock finds the world as it was', () => {
    passed = 0;
    // Compared here: what differs would be megabytes to print.
    expect([mock, newMock()].map((one) => everythingIn(one) === before)).toEqual([false, true]);
  });
});

/** All that a mock keeps, written out; what calls add to it begins empty. */
function everythingIn({ state }: ReturnType<typeof createMock>): string {
  return JSON.stringify(state, (_, value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return 'values' in value && typeof value.values === 'function' ? [...value.values()] : value;
  });
}
