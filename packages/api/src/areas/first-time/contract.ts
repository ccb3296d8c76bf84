import * as z from 'zod';
import { notImpersonating, signedIn } from '../../contract/access.ts';
import { callLimits } from '../../contract/call-limits.ts';
import { endpoint } from '../../contract/endpoint.ts';
import { done } from '../../contract/fields.ts';
import { countryCode } from '../account/schemas.ts';
import { placeToGo } from '../own-membership/schemas.ts';
import {
  choices,
  fieldOptions,
  firstTimeDraft,
  firstTimeValues,
  keptDraft,
  redirectLink,
  firstTimeInput,
} from './schemas.ts';

/** What somebody is asked when they come for the first time, and where they go on. */
export const firstTime = {
  values: endpoint({
    method: 'GET',
    path: '/api/user/form/first-time',
    service: 'product',
    summary: 'What is known of me at my first login',
    access: notImpersonating('first_time_login'),
    response: firstTimeValues,
  }),
  options: endpoint({
    method: 'GET',
    path: '/api/user/form/first-time/field-options',
    service: 'product',
    summary: 'What can be chosen there',
    access: signedIn('first_time_login'),
    response: fieldOptions,
  }),
  save: endpoint({
    method: 'PATCH',
    path: '/api/user/form/first-time',
    service: 'product',
    summary: 'Say all that the first login asks for, with the first password; once',
    access: notImpersonating('first_time_login'),
    limit: callLimits.edits,
    once: true,
    body: firstTimeInput,
    response: done,
    // `conflict` where it was said before.
    problems: ['conflict', 'rate_limited'],
  }),
  redirectLink: endpoint({
    method: 'GET',
    path: '/api/user/form/first-time/final-step-redirect-link',
    service: 'product',
    summary: 'Where I go on after my first login, as my membership stands',
    access: signedIn('first_time_login'),
    response: redirectLink,
  }),
  draft: endpoint({
    method: 'GET',
    path: '/api/user/form/first-time/draft',
    service: 'product',
    summary: 'What I had typed at my first login, on whichever device',
    access: notImpersonating('first_time_login'),
    response: z.object({ draft: keptDraft.nullable() }),
  }),
  saveDraft: endpoint({
    method: 'PUT',
    path: '/api/user/form/first-time/draft',
    service: 'product',
    summary: 'Keep what I have typed so far, for me alone',
    access: notImpersonating('first_time_login'),
    body: firstTimeDraft,
    response: done,
    problems: ['conflict', 'rate_limited'],
  }),
  countries: endpoint({
    method: 'GET',
    path: '/api/address/countries',
    service: 'product',
    summary: 'All countries, by name',
    access: signedIn('first_time_login'),
    response: z.object({ countries: choices }),
  }),
  states: endpoint({
    method: 'GET',
    path: '/api/address/states',
    service: 'product',
    summary: 'The states of a country, of the organisation’s unless another is named',
    access: signedIn('first_time_login'),
    query: z.object({ country: countryCode.optional() }),
    response: z.object({ states: choices }),
  }),
  renewLink: endpoint({
    method: 'GET',
    path: '/api/forms/links/renew-membership',
    service: 'product',
    summary: 'Where I renew my membership, from the splash screen',
    access: signedIn(),
    response: placeToGo,
  }),
  updateDetailsLink: endpoint({
    method: 'GET',
    path: '/api/forms/links/update-details',
    service: 'product',
    summary: 'Where I update my details, from the splash screen',
    access: signedIn(),
    response: placeToGo,
  }),
};
