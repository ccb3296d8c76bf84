// Generated from the contract by scripts/generate-calls.ts.
import type { Contract } from '../../contract/index.ts';
import type { CallOf } from '../call-of.ts';

/** By it an editor finds what declares a call: who may make it, what it takes and answers, and what can go wrong. */
type AccountContract = Contract['account'];

/** Choose another password, which signs the person out everywhere else: `POST /api/v1/account/change-password`, as {@link AccountContract.changePassword the contract} declares it */
export const changePassword: CallOf<'account', 'changePassword'> = {
  name: 'account.changePassword',
  method: 'POST',
  path: '/api/v1/account/change-password',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Whether I sign in with a code, and where it is sent: `GET /api/v1/account/settings`, as {@link AccountContract.security the contract} declares it */
export const security: CallOf<'account', 'security'> = {
  name: 'account.security',
  method: 'GET',
  path: '/api/v1/account/settings',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Turn the code for signing in on or off: `PUT /api/v1/account/settings`, as {@link AccountContract.saveSecurity the contract} declares it */
export const saveSecurity: CallOf<'account', 'saveSecurity'> = {
  name: 'account.saveSecurity',
  method: 'PUT',
  path: '/api/v1/account/settings',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Have another link mailed to me, by which I confirm my e-mail: `POST /api/v1/account/email-confirmation`, as {@link AccountContract.sendEmailConfirmation the contract} declares it */
export const sendEmailConfirmation: CallOf<'account', 'sendEmailConfirmation'> = {
  name: 'account.sendEmailConfirmation',
  method: 'POST',
  path: '/api/v1/account/email-confirmation',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** What happened to how I sign in, the newest first: `GET /api/v1/account/security-events`, as {@link AccountContract.securityEvents the contract} declares it */
export const securityEvents: CallOf<'account', 'securityEvents'> = {
  name: 'account.securityEvents',
  method: 'GET',
  path: '/api/v1/account/security-events',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** What I have said of myself: `GET /api/User`, as {@link AccountContract.details the contract} declares it */
export const details: CallOf<'account', 'details'> = {
  name: 'account.details',
  method: 'GET',
  path: '/api/User',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
  holds: { '': 'person' },
};

/** Say it anew: `PUT /api/User`, as {@link AccountContract.saveDetails the contract} declares it */
export const saveDetails: CallOf<'account', 'saveDetails'> = {
  name: 'account.saveDetails',
  method: 'PUT',
  path: '/api/User',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Say it as a form of the workflow asks for it: `POST /api/User`, as {@link AccountContract.saveWorkflowDetails the contract} declares it */
export const saveWorkflowDetails: CallOf<'account', 'saveWorkflowDetails'> = {
  name: 'account.saveWorkflowDetails',
  method: 'POST',
  path: '/api/User',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Show another photo of oneself: `POST /api/user/profileimage`, as {@link AccountContract.saveAvatar the contract} declares it */
export const saveAvatar: CallOf<'account', 'saveAvatar'> = {
  name: 'account.saveAvatar',
  method: 'POST',
  path: '/api/user/profileimage',
  service: 'product',
  body: 'form',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Let others hear how I say my name; the one before is heard no more: `POST /api/v1/account/name-sound`, as {@link AccountContract.saveNameSound the contract} declares it */
export const saveNameSound: CallOf<'account', 'saveNameSound'> = {
  name: 'account.saveNameSound',
  method: 'POST',
  path: '/api/v1/account/name-sound',
  service: 'community',
  body: 'form',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Let nobody hear it any more: `DELETE /api/v1/account/name-sound`, as {@link AccountContract.removeNameSound the contract} declares it */
export const removeNameSound: CallOf<'account', 'removeNameSound'> = {
  name: 'account.removeNameSound',
  method: 'DELETE',
  path: '/api/v1/account/name-sound',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Where I work: `GET /api/user/organisation`, as {@link AccountContract.workplace the contract} declares it */
export const workplace: CallOf<'account', 'workplace'> = {
  name: 'account.workplace',
  method: 'GET',
  path: '/api/user/organisation',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Say where I work: `PUT /api/user/organisation`, as {@link AccountContract.saveWorkplace the contract} declares it */
export const saveWorkplace: CallOf<'account', 'saveWorkplace'> = {
  name: 'account.saveWorkplace',
  method: 'PUT',
  path: '/api/user/organisation',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Organisations by a part of their name, as many as a list shows: `GET /api/org/names`, as {@link AccountContract.organisationNames the contract} declares it */
export const organisationNames: CallOf<'account', 'organisationNames'> = {
  name: 'account.organisationNames',
  method: 'GET',
  path: '/api/org/names',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** One organisation, with where it is: `GET /api/Org/{id}`, as {@link AccountContract.organisation the contract} declares it */
export const organisation: CallOf<'account', 'organisation'> = {
  name: 'account.organisation',
  method: 'GET',
  path: '/api/Org/{id}',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Who may see what of me: `GET /api/v1/account/privacy`, as {@link AccountContract.privacy the contract} declares it */
export const privacy: CallOf<'account', 'privacy'> = {
  name: 'account.privacy',
  method: 'GET',
  path: '/api/v1/account/privacy',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Choose it anew: `PUT /api/v1/account/privacy`, as {@link AccountContract.savePrivacy the contract} declares it */
export const savePrivacy: CallOf<'account', 'savePrivacy'> = {
  name: 'account.savePrivacy',
  method: 'PUT',
  path: '/api/v1/account/privacy',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: true,
  isPublic: false,
};

/** Me, as others see me: `GET /api/v1/account/profile`, as {@link AccountContract.profileAs the contract} declares it */
export const profileAs: CallOf<'account', 'profileAs'> = {
  name: 'account.profileAs',
  method: 'GET',
  path: '/api/v1/account/profile',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Write to the organisation: `POST /api/user/enquire`, as {@link AccountContract.enquire the contract} declares it */
export const enquire: CallOf<'account', 'enquire'> = {
  name: 'account.enquire',
  method: 'POST',
  path: '/api/user/enquire',
  service: 'product',
  body: 'form',
  reply: 'json',
  once: true,
  isPublic: false,
};
