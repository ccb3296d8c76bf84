import { describe, test } from 'vitest';
import { createMock, mockCode, ticketPrefix } from '../mock/index.ts';
import { conformanceProfile } from './conformance-profile.ts';
import { conformanceCases } from './index.ts';

describe('the mock answers as the contract says', () => {
  let passed = 0;
  const mock = createMock({ clock: () => new Date(Date.now() + passed), profile: conformanceProfile });
  const target = {
    fetch: mock.fetch,
    tokenOf: async (personId: string) => {
      mock.state.accessTokens.set(personId, personId);
      return personId;
    },
    password: 'any',
    codeSentTo: async () => mockCode,
    resetLinkSentTo: async () => {
      const [token = '', link] = [...mock.state.resetTokens].at(-1) ?? [];
      return { token, userId: link?.personId ?? '' };
    },
    ticketFor: (email: string) => ticketPrefix + email,
    passTime: (milliseconds: number) => void (passed += milliseconds),
  };
  for (const { name, run } of conformanceCases()) test(name, () => run(target));
});
