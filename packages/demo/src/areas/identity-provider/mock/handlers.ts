import type { HandlersOf } from '../../../mock/handler-types.ts';
import { viewerOf } from '../../../mock/mock-call.ts';
import { MockProblem, refuse } from '../../../mock/mock-problem.ts';
import { withoutIdentityRefusal } from '@portal/rules';
import { confirmOwner } from '../../account/mock/confirm-owner.ts';
import { noteSecurity } from '../../account/mock/security-events.ts';
import { loginFor } from '../../auth/mock/handlers.ts';
import { needsCode, startChallenge } from '../../auth/mock/second-factor.ts';
import { personById } from '../../people/mock/person-reply.ts';

export const identityProvider: HandlersOf<'identityProvider'> = {
  finish(_, { state, now }) {
    // One browser has one.
    const arrival = state.identityArrivals.splice(0).at(-1);
    if (arrival === undefined) throw new MockProblem('link_expired', 'This sign-in is over. Please begin again.');
    const { personId, redirectTo } = arrival;
    const person = personById(state, personId);
    if (needsCode(state, person)) return { login: null, challenge: startChallenge(state, person, now), redirectTo };
    return { login: loginFor(state, person, now), challenge: null, redirectTo };
  },
  own(_, call) {
    const { id } = viewerOf(call);
    return {
      linkedAt: call.state.identities.get(id)?.linkedAt.toISOString() ?? null,
      isEmailConfirmed: !call.state.unconfirmedEmails.has(id),
    };
  },
  unlink({ body }, call) {
    confirmOwner(body.currentPassword);
    const { id } = viewerOf(call);
    refuse(withoutIdentityRefusal(call.state.identities.has(id)));
    call.state.identities.delete(id);
    noteSecurity('identityUnlinked', {}, call);
    return {};
  },
};
