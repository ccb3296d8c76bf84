// Generated from the contract by scripts/generate-calls.ts.
import type { Contract } from '../../contract/index.ts';
import type { CallOf } from '../call-of.ts';

/** By it an editor finds what declares a call: who may make it, what it takes and answers, and what can go wrong. */
type PreferencesContract = Contract['preferences'];

/** My areas of practice, or the funding schemes that I work with: `GET /api/user/segment/{segmentType}`, as {@link PreferencesContract.kept the contract} declares it */
export const kept: CallOf<'preferences', 'kept'> = {
  name: 'preferences.kept',
  method: 'GET',
  path: '/api/user/segment/{segmentType}',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** What I want to hear of: `GET /api/user/segment/commprefs`, as {@link PreferencesContract.myCommunication the contract} declares it */
export const myCommunication: CallOf<'preferences', 'myCommunication'> = {
  name: 'preferences.myCommunication',
  method: 'GET',
  path: '/api/user/segment/commprefs',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** What I am interested in: `GET /api/user/segment/interests`, as {@link PreferencesContract.myInterests the contract} declares it */
export const myInterests: CallOf<'preferences', 'myInterests'> = {
  name: 'preferences.myInterests',
  method: 'GET',
  path: '/api/user/segment/interests',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Add a preference or an interest to mine: `POST /api/user/segment/{id}`, as {@link PreferencesContract.add the contract} declares it */
export const add: CallOf<'preferences', 'add'> = {
  name: 'preferences.add',
  method: 'POST',
  path: '/api/user/segment/{id}',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Take a preference or an interest out of mine: `DELETE /api/user/segment/{id}`, as {@link PreferencesContract.remove the contract} declares it */
export const remove: CallOf<'preferences', 'remove'> = {
  name: 'preferences.remove',
  method: 'DELETE',
  path: '/api/user/segment/{id}',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Everything that one can hear of: `GET /api/external/communication-preferences`, as {@link PreferencesContract.allCommunication the contract} declares it */
export const allCommunication: CallOf<'preferences', 'allCommunication'> = {
  name: 'preferences.allCommunication',
  method: 'GET',
  path: '/api/external/communication-preferences',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Everything that one can be interested in: `GET /api/external/interests`, as {@link PreferencesContract.allInterests the contract} declares it */
export const allInterests: CallOf<'preferences', 'allInterests'> = {
  name: 'preferences.allInterests',
  method: 'GET',
  path: '/api/external/interests',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Where I choose outside of the portal what I hear of: `GET /api/user/commprefsurl`, as {@link PreferencesContract.centreLink the contract} declares it */
export const centreLink: CallOf<'preferences', 'centreLink'> = {
  name: 'preferences.centreLink',
  method: 'GET',
  path: '/api/user/commprefsurl',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Where I change what Find an OT tells of me: `GET /api/user/updatedetailslink`, as {@link PreferencesContract.updateDetailsLink the contract} declares it */
export const updateDetailsLink: CallOf<'preferences', 'updateDetailsLink'> = {
  name: 'preferences.updateDetailsLink',
  method: 'GET',
  path: '/api/user/updatedetailslink',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};
