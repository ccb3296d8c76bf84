// Generated from the contract by scripts/generate-calls.ts.
import type { Contract } from '../../contract/index.ts';
import type { CallOf } from '../call-of.ts';

/** By it an editor finds what declares a call: who may make it, what it takes and answers, and what can go wrong. */
type FirstTimeContract = Contract['firstTime'];

/** What is known of me at my first login: `GET /api/user/form/first-time`, as {@link FirstTimeContract.values the contract} declares it */
export const values: CallOf<'firstTime', 'values'> = {
  name: 'firstTime.values',
  method: 'GET',
  path: '/api/user/form/first-time',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** What can be chosen there: `GET /api/user/form/first-time/field-options`, as {@link FirstTimeContract.options the contract} declares it */
export const options: CallOf<'firstTime', 'options'> = {
  name: 'firstTime.options',
  method: 'GET',
  path: '/api/user/form/first-time/field-options',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Say all that the first login asks for, with the first password; once: `PATCH /api/user/form/first-time`, as {@link FirstTimeContract.save the contract} declares it */
export const save: CallOf<'firstTime', 'save'> = {
  name: 'firstTime.save',
  method: 'PATCH',
  path: '/api/user/form/first-time',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: true,
  isPublic: false,
};

/** Where I go on after my first login, as my membership stands: `GET /api/user/form/first-time/final-step-redirect-link`, as {@link FirstTimeContract.redirectLink the contract} declares it */
export const redirectLink: CallOf<'firstTime', 'redirectLink'> = {
  name: 'firstTime.redirectLink',
  method: 'GET',
  path: '/api/user/form/first-time/final-step-redirect-link',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** What I had typed at my first login, on whichever device: `GET /api/user/form/first-time/draft`, as {@link FirstTimeContract.draft the contract} declares it */
export const draft: CallOf<'firstTime', 'draft'> = {
  name: 'firstTime.draft',
  method: 'GET',
  path: '/api/user/form/first-time/draft',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Keep what I have typed so far, for me alone: `PUT /api/user/form/first-time/draft`, as {@link FirstTimeContract.saveDraft the contract} declares it */
export const saveDraft: CallOf<'firstTime', 'saveDraft'> = {
  name: 'firstTime.saveDraft',
  method: 'PUT',
  path: '/api/user/form/first-time/draft',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** All countries, by name: `GET /api/address/countries`, as {@link FirstTimeContract.countries the contract} declares it */
export const countries: CallOf<'firstTime', 'countries'> = {
  name: 'firstTime.countries',
  method: 'GET',
  path: '/api/address/countries',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** The states of a country, of the organisation’s unless another is named: `GET /api/address/states`, as {@link FirstTimeContract.states the contract} declares it */
export const states: CallOf<'firstTime', 'states'> = {
  name: 'firstTime.states',
  method: 'GET',
  path: '/api/address/states',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Where I renew my membership, from the splash screen: `GET /api/forms/links/renew-membership`, as {@link FirstTimeContract.renewLink the contract} declares it */
export const renewLink: CallOf<'firstTime', 'renewLink'> = {
  name: 'firstTime.renewLink',
  method: 'GET',
  path: '/api/forms/links/renew-membership',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Where I update my details, from the splash screen: `GET /api/forms/links/update-details`, as {@link FirstTimeContract.updateDetailsLink the contract} declares it */
export const updateDetailsLink: CallOf<'firstTime', 'updateDetailsLink'> = {
  name: 'firstTime.updateDetailsLink',
  method: 'GET',
  path: '/api/forms/links/update-details',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};
