// Generated from the contract by scripts/generate-calls.ts.
import type { Contract } from '../../contract/index.ts';
import type { CallOf } from '../call-of.ts';

/** By it an editor finds what declares a call: who may make it, what it takes and answers, and what can go wrong. */
type IdentityProviderContract = Contract['identityProvider'];

/** Sign in whom the identity provider has named, in the browser that was sent there; it works once: `POST /api/v1/auth/identity-provider/session`, as {@link IdentityProviderContract.finish the contract} declares it */
export const finish: CallOf<'identityProvider', 'finish'> = {
  name: 'identityProvider.finish',
  method: 'POST',
  path: '/api/v1/auth/identity-provider/session',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: true,
};

/** Whether the identity provider opens my account: `GET /api/v1/account/identity-provider`, as {@link IdentityProviderContract.own the contract} declares it */
export const own: CallOf<'identityProvider', 'own'> = {
  name: 'identityProvider.own',
  method: 'GET',
  path: '/api/v1/account/identity-provider',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Sign in without the identity provider from now on, until it is used again: `POST /api/v1/account/identity-provider/unlink`, as {@link IdentityProviderContract.unlink the contract} declares it */
export const unlink: CallOf<'identityProvider', 'unlink'> = {
  name: 'identityProvider.unlink',
  method: 'POST',
  path: '/api/v1/account/identity-provider/unlink',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};
