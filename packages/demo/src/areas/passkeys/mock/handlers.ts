import type { HandlersOf } from '../../../mock/handler-types.ts';
import { type MockCall, viewerOf } from '../../../mock/mock-call.ts';
import { notFound, refuse } from '../../../mock/mock-problem.ts';
import {
  noPasskeys,
  ownPasskeyTooLate,
  passkeyKnown,
  passkeyTooLate,
  tooManyPasskeysRefusal,
  wrongPasskey,
} from '@portal/rules';
import { noteSecurity } from '../../account/mock/security-events.ts';
import { loginFor } from '../../auth/mock/handlers.ts';
import { personById } from '../../people/mock/person-reply.ts';
import type { Passkey } from '@portal/api/contract';
import type { MockPasskey } from '../state.ts';
import {
  described,
  passkeysOf,
  requestOptions,
  rpId,
  startPasskeyChallenge,
  takePasskeyChallenge,
  timeout,
} from './challenges.ts';
import { confirmProof, ownerOf } from './confirm-proof.ts';

export const passkeys: HandlersOf<'passkeys'> = {
  list: (_, call) => ({ passkeys: passkeysOf(call.state, viewerOf(call).id).map(reply) }),
  confirmOptions({ body }, call) {
    const { id: personId } = viewerOf(call);
    const own = passkeysOf(call.state, personId);
    refuse(own.length === 0 ? noPasskeys : null);
    return { options: requestOptions(startPasskeyChallenge({ purpose: body.purpose, personId }, call), own) };
  },
  addOptions({ body }, call) {
    confirmProof(body, 'addPasskey', call);
    const person = viewerOf(call);
    const known = passkeysOf(call.state, person.id);
    refuse(tooManyPasskeysRefusal(known.length));
    const displayName = `${person.firstName} ${person.lastName}`;
    return {
      options: {
        rp: { id: rpId, name: 'Portal' },
        user: { id: 'b3duZXI', name: person.email, displayName },
        challenge: startPasskeyChallenge({ purpose: 'make', personId: person.id }, call),
        pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
        timeout,
        excludeCredentials: known.map(described),
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: 'required',
        },
        attestation: 'none',
      },
    };
  },
  add({ body }, call) {
    const { state, now } = call;
    const { id: personId } = viewerOf(call);
    const { id: credentialId, response } = body.credential;
    const challenge = takePasskeyChallenge(response.clientDataJSON, 'make', call);
    refuse(challenge?.personId === personId ? null : ownPasskeyTooLate);
    refuse(tooManyPasskeysRefusal(passkeysOf(state, personId).length));
    refuse(state.passkeys.values().some((one) => one.credentialId === credentialId) ? passkeyKnown : null);
    const name = body.name ?? 'Chrome on macOS';
    const passkey = { id: state.nextId('passkey'), name, createdAt: now.toISOString(), lastUsedAt: null };
    state.passkeys.set(passkey.id, { ...passkey, personId, credentialId });
    noteSecurity('passkeyAdded', {}, call);
    return passkey;
  },
  rename({ params, body }, call) {
    return reply(call.state.passkeys.change(ownPasskey(params.id, call).id, { name: body.name }));
  },
  remove({ params, body }, call) {
    confirmProof(body, 'removePasskey', call);
    call.state.passkeys.delete(ownPasskey(params.id, call).id);
    noteSecurity('passkeyRemoved', {}, call);
    return {};
  },
  signInOptions({ body }, call) {
    if (body.requestId === undefined)
      return { options: requestOptions(startPasskeyChallenge({ purpose: 'signIn', personId: null }, call), []) };
    const personId = call.state.challenges.get(body.requestId)?.personId;
    refuse(personId === undefined ? passkeyTooLate : null);
    const known = passkeysOf(call.state, personId ?? '');
    refuse(known.length === 0 ? noPasskeys : null);
    const challenge = startPasskeyChallenge({ purpose: 'signIn', personId: personId ?? '' }, call);
    return { options: requestOptions(challenge, known) };
  },
  signIn({ body }, call) {
    const challenge = takePasskeyChallenge(body.assertion.response.clientDataJSON, 'signIn', call);
    refuse(challenge === undefined ? passkeyTooLate : null);
    const owner = ownerOf(body.assertion, challenge?.personId ?? null, call);
    refuse(owner === undefined ? wrongPasskey : null);
    return loginFor(call.state, personById(call.state, owner ?? ''), call.now);
  },
};

function ownPasskey(id: string, call: MockCall): MockPasskey {
  const passkey = call.state.passkeys.get(id);
  if (passkey?.personId !== viewerOf(call).id) throw notFound();
  return passkey;
}

function reply({ id, name, createdAt, lastUsedAt }: MockPasskey): Passkey {
  return { id, name, createdAt, lastUsedAt };
}
