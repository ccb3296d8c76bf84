import { limits } from '../../contract/limits.ts';
import type { WorldPerson } from '../../world/world-types.ts';
import { type AnswersOf } from '../answer.ts';
import { MockProblem } from '../mock-problem.ts';
import type { MockState } from '../mock-state.ts';
import { personById } from '../replies.ts';

/** Any password opens a demo account, apart from this one. */
const wrongPassword = 'wrong';

export const auth: AnswersOf<'auth'> = {
  requestOneTimeLoginCode: ({ body }, { state }) => ({ data: { tfaDisabled: !accountOf(state, body).tfaEnabled } }),
  signIn({ body }, { state, now }) {
    const person = accountOf(state, body);
    if (person.tfaEnabled) throw wrongCredentials();
    return loginFor(state, person, now);
  },
  refresh({ body }, { state, now }) {
    const personId = state.refreshTokens.get(body.refreshToken);
    if (personId === undefined) throw new MockProblem('unauthenticated', 'Please sign in again.');
    state.refreshTokens.delete(body.refreshToken);
    return loginFor(state, personById(state, personId), now);
  },
  signOut: () => ({}),
};

function accountOf(state: MockState, { email, password }: { email: string; password: string }): WorldPerson {
  const person = state.world.people.find((one) => one.email.toLowerCase() === email.toLowerCase());
  if (person === undefined || password === wrongPassword) throw wrongCredentials();
  return person;
}

function loginFor(
  state: MockState,
  person: WorldPerson,
  now: Date,
): { token: string; userId: string; userName: string } {
  const accessToken = state.nextId('access');
  const refreshToken = state.nextId('refresh');
  state.accessTokens.set(accessToken, person.id);
  state.refreshTokens.set(refreshToken, person.id);
  const expiresAt = new Date(now.getTime() + limits.session.accessMinutes * 60_000).toISOString();
  return {
    token: btoa(JSON.stringify({ accessToken, refreshToken, expiresAt })),
    userId: person.id,
    userName: `${person.firstName} ${person.lastName}`,
  };
}

function wrongCredentials(): MockProblem {
  return new MockProblem('invalid_credential', 'Invalid credential');
}
