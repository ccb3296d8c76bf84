// Generated from the contract by scripts/generate-calls.ts.
import type { CallOf } from '../call-of.ts';

/** Whether an authenticator app is asked when I sign in, and how many recovery codes are left: `GET /api/v1/account/authenticator` */
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

/** Begin with an authenticator app, which changes nothing until a code of it is entered: `POST /api/v1/account/authenticator` */
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

/** Enter a code of the app, which is asked for from then on; recovery codes are made with the first app: `PUT /api/v1/account/authenticator` */
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

/** Sign in without the app from now on: `POST /api/v1/account/authenticator/off` */
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

/** Make new recovery codes, and the old ones useless: `POST /api/v1/account/recovery-codes` */
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
