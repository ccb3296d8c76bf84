// Generated from the contract by scripts/generate-calls.ts.
import type { CallOf } from '../call-of.ts';

/** The signed-in person: `GET /api/v1/account` */
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

/** Where the signed-in person is signed in: `GET /api/v1/account/sessions` */
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

/** Sign one device out: `DELETE /api/v1/account/sessions/{id}` */
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

/** Whether my account may come into the portal: `GET /api/user/allow-login-access` */
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

/** The signed-in person has finished, or put away, what is shown at the first login: `POST /api/v1/community/users/set-first-login` */
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

/** What I eat and need at events: `GET /api/user/requirements` */
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

/** Say what I eat and need at events: `POST /api/user/requirements` */
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

/** What the signed-in person may do everywhere: `GET /api/v1/permission` */
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
