// Generated from the contract by scripts/generate-calls.ts.
import type { Contract } from '../../contract/index.ts';
import type { CallOf } from '../call-of.ts';

/** By it an editor finds what declares a call: who may make it, what it takes and answers, and what can go wrong. */
type PasskeysContract = Contract['passkeys'];

/** My passkeys, the newest first: `GET /api/v1/account/passkeys`, as {@link PasskeysContract.list the contract} declares it */
export const list: CallOf<'passkeys', 'list'> = {
  name: 'passkeys.list',
  method: 'GET',
  path: '/api/v1/account/passkeys',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** What one of my passkeys is asked by, to show that it is me, for one purpose: `POST /api/v1/account/passkeys/confirm`, as {@link PasskeysContract.confirmOptions the contract} declares it */
export const confirmOptions: CallOf<'passkeys', 'confirmOptions'> = {
  name: 'passkeys.confirmOptions',
  method: 'POST',
  path: '/api/v1/account/passkeys/confirm',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** What a passkey is made by, for whoever shows that it is they: `POST /api/v1/account/passkeys/options`, as {@link PasskeysContract.addOptions the contract} declares it */
export const addOptions: CallOf<'passkeys', 'addOptions'> = {
  name: 'passkeys.addOptions',
  method: 'POST',
  path: '/api/v1/account/passkeys/options',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Keep a passkey that was just made: `POST /api/v1/account/passkeys`, as {@link PasskeysContract.add the contract} declares it */
export const add: CallOf<'passkeys', 'add'> = {
  name: 'passkeys.add',
  method: 'POST',
  path: '/api/v1/account/passkeys',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Call a passkey otherwise: `PUT /api/v1/account/passkeys/{id}`, as {@link PasskeysContract.rename the contract} declares it */
export const rename: CallOf<'passkeys', 'rename'> = {
  name: 'passkeys.rename',
  method: 'PUT',
  path: '/api/v1/account/passkeys/{id}',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Sign in with a passkey no longer: `POST /api/v1/account/passkeys/{id}/remove`, as {@link PasskeysContract.remove the contract} declares it */
export const remove: CallOf<'passkeys', 'remove'> = {
  name: 'passkeys.remove',
  method: 'POST',
  path: '/api/v1/account/passkeys/{id}/remove',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** What a passkey is asked by for signing in; the same for everybody, or for a sign-in that waits for its code: `POST /api/v1/auth/passkey-options`, as {@link PasskeysContract.signInOptions the contract} declares it */
export const signInOptions: CallOf<'passkeys', 'signInOptions'> = {
  name: 'passkeys.signInOptions',
  method: 'POST',
  path: '/api/v1/auth/passkey-options',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: true,
};

/** Sign in with a passkey, which counts as both factors: `POST /api/v1/auth/passkey`, as {@link PasskeysContract.signIn the contract} declares it */
export const signIn: CallOf<'passkeys', 'signIn'> = {
  name: 'passkeys.signIn',
  method: 'POST',
  path: '/api/v1/auth/passkey',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: true,
};
