// Generated from the contract by scripts/generate-calls.ts.
import type { Contract } from '../../contract/index.ts';
import type { CallOf } from '../call-of.ts';

/** By it an editor finds what declares a call: who may make it, what it takes and answers, and what can go wrong. */
type AuthenticatorContract = Contract['authenticator'];

/** Whether an authenticator app is asked when I sign in, and how many recovery codes are left: `GET /api/v1/account/authenticator`, as {@link AuthenticatorContract.own the contract} declares it */
export const own: CallOf<'authenticator', 'own'> = {
  name: 'authenticator.own',
  method: 'GET',
  path: '/api/v1/account/authenticator',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Begin with an authenticator app, which changes nothing until a code of it is entered: `POST /api/v1/account/authenticator`, as {@link AuthenticatorContract.begin the contract} declares it */
export const begin: CallOf<'authenticator', 'begin'> = {
  name: 'authenticator.begin',
  method: 'POST',
  path: '/api/v1/account/authenticator',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Enter a code of the app, which is asked for from then on; recovery codes are made with the first app: `PUT /api/v1/account/authenticator`, as {@link AuthenticatorContract.confirm the contract} declares it */
export const confirm: CallOf<'authenticator', 'confirm'> = {
  name: 'authenticator.confirm',
  method: 'PUT',
  path: '/api/v1/account/authenticator',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Sign in without the app from now on: `POST /api/v1/account/authenticator/off`, as {@link AuthenticatorContract.turnOff the contract} declares it */
export const turnOff: CallOf<'authenticator', 'turnOff'> = {
  name: 'authenticator.turnOff',
  method: 'POST',
  path: '/api/v1/account/authenticator/off',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Make new recovery codes, and the old ones useless: `POST /api/v1/account/recovery-codes`, as {@link AuthenticatorContract.makeRecoveryCodes the contract} declares it */
export const makeRecoveryCodes: CallOf<'authenticator', 'makeRecoveryCodes'> = {
  name: 'authenticator.makeRecoveryCodes',
  method: 'POST',
  path: '/api/v1/account/recovery-codes',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};
