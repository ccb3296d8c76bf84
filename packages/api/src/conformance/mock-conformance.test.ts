import { describe, test } from 'vitest';
import { createMock } from '../mock/index.ts';
import { conformanceCases } from './index.ts';

describe('the mock answers as the contract says', () => {
  const mock = createMock();
  const target = {
    fetch: mock.fetch,
    tokenOf: async (personId: string) => {
      mock.state.accessTokens.set(personId, personId);
      return personId;
    },
    password: 'any',
  };
  for (const { name, run } of conformanceCases()) test(name, () => run(target));
});
