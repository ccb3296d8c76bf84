import * as z from 'zod';
import { signedIn } from '../../contract/access.ts';
import { callLimits } from '../../contract/call-limits.ts';
import { endpoint } from '../../contract/endpoint.ts';
import { placeToGo } from '../own-membership/schemas.ts';
import { offeredNames, segmentList } from './schemas.ts';

const changed = z.object({ success: z.boolean(), message: z.string() });
const ofPreferences = signedIn('preferences_and_interests');

/** What members hear of and are interested in, and what 'Find an OT' tells of them. */
export const preferences = {
  kept: endpoint({
    method: 'GET',
    path: '/api/user/segment/{segmentType}',
    service: 'product',
    summary: 'My areas of practice, or the funding schemes that I work with',
    access: signedIn('settings', 'find_an_ot'),
    response: segmentList,
    problems: ['not_found'],
  }),
  myCommunication: endpoint({
    method: 'GET',
    path: '/api/user/segment/commprefs',
    service: 'product',
    summary: 'What I want to hear of',
    access: ofPreferences,
    response: segmentList,
  }),
  myInterests: endpoint({
    method: 'GET',
    path: '/api/user/segment/interests',
    service: 'product',
    summary: 'What I am interested in',
    access: ofPreferences,
    response: segmentList,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/user/segment/{id}',
    service: 'product',
    summary: 'Add a preference or an interest to mine',
    access: ofPreferences,
    limit: callLimits.reactions,
    response: changed,
    problems: ['not_found'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/user/segment/{id}',
    service: 'product',
    summary: 'Take a preference or an interest out of mine',
    access: ofPreferences,
    limit: callLimits.reactions,
    response: changed,
    problems: ['not_found'],
  }),
  allCommunication: endpoint({
    method: 'GET',
    path: '/api/external/communication-preferences',
    service: 'product',
    summary: 'Everything that one can hear of',
    access: ofPreferences,
    response: offeredNames,
  }),
  allInterests: endpoint({
    method: 'GET',
    path: '/api/external/interests',
    service: 'product',
    summary: 'Everything that one can be interested in',
    access: ofPreferences,
    response: offeredNames,
  }),
  centreLink: endpoint({
    method: 'GET',
    path: '/api/user/commprefsurl',
    service: 'product',
    summary: 'Where I choose outside of the portal what I hear of',
    access: ofPreferences,
    response: placeToGo,
  }),
  updateDetailsLink: endpoint({
    method: 'GET',
    path: '/api/user/updatedetailslink',
    service: 'product',
    summary: 'Where I change what Find an OT tells of me',
    access: signedIn('settings', 'find_an_ot'),
    response: placeToGo,
  }),
};
