// Generated from the contract by scripts/generate-calls.ts.
import type { Contract } from '../../contract/index.ts';
import type { CallOf } from '../call-of.ts';

/** By it an editor finds what declares a call: who may make it, what it takes and answers, and what can go wrong. */
type MeContract = Contract['me'];

/** The signed-in person: `GET /api/v1/account`, as {@link MeContract.current the contract} declares it */
export const current: CallOf<'me', 'current'> = {
  name: 'me.current',
  method: 'GET',
  path: '/api/v1/account',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
  holds: { '': 'person' },
};

/** Where the signed-in person is signed in: `GET /api/v1/account/sessions`, as {@link MeContract.sessions the contract} declares it */
export const sessions: CallOf<'me', 'sessions'> = {
  name: 'me.sessions',
  method: 'GET',
  path: '/api/v1/account/sessions',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Sign one device out: `DELETE /api/v1/account/sessions/{id}`, as {@link MeContract.endSession the contract} declares it */
export const endSession: CallOf<'me', 'endSession'> = {
  name: 'me.endSession',
  method: 'DELETE',
  path: '/api/v1/account/sessions/{id}',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Whether my account may come into the portal: `GET /api/user/allow-login-access`, as {@link MeContract.loginAccess the contract} declares it */
export const loginAccess: CallOf<'me', 'loginAccess'> = {
  name: 'me.loginAccess',
  method: 'GET',
  path: '/api/user/allow-login-access',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** The signed-in person has finished, or put away, what is shown at the first login: `POST /api/v1/community/users/set-first-login`, as {@link MeContract.setFirstLogin the contract} declares it */
export const setFirstLogin: CallOf<'me', 'setFirstLogin'> = {
  name: 'me.setFirstLogin',
  method: 'POST',
  path: '/api/v1/community/users/set-first-login',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** What I eat and need at events: `GET /api/user/requirements`, as {@link MeContract.requirements the contract} declares it */
export const requirements: CallOf<'me', 'requirements'> = {
  name: 'me.requirements',
  method: 'GET',
  path: '/api/user/requirements',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Say what I eat and need at events: `POST /api/user/requirements`, as {@link MeContract.saveRequirements the contract} declares it */
export const saveRequirements: CallOf<'me', 'saveRequirements'> = {
  name: 'me.saveRequirements',
  method: 'POST',
  path: '/api/user/requirements',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** What the signed-in person may do everywhere: `GET /api/v1/permission`, as {@link MeContract.permissions the contract} declares it */
export const permissions: CallOf<'me', 'permissions'> = {
  name: 'me.permissions',
  method: 'GET',
  path: '/api/v1/permission',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};
