import * as z from 'zod';
import { administrator, notImpersonating, signedIn } from '../../contract/access.ts';
import { callLimits } from '../../contract/call-limits.ts';
import { blob, endpoint } from '../../contract/endpoint.ts';
import { after, nextCursor } from '../../contract/fields.ts';
import { limits } from '../../contract/limits.ts';
import { pageSizes } from '../../contract/page-sizes.ts';
import { upTo } from '../../contract/up-to.ts';
import { plainText } from '../../contract/texts.ts';
import { choices, userPrivacy } from '../first-time/schemas.ts';
import {
  directoryMember,
  directoryOrganisation,
  directoryPlace,
  memberProfile,
  narrowing,
  nearness,
  organisationFound,
  ownCard,
  ownProfile,
  privacyFlag,
  savedFilter,
} from './schemas.ts';

const service = 'product';
const keyword = upTo(limits.keywordLength, z.string().trim()).default('');

/** A page of a directory: numbered so far, and behind the last that was seen beyond it. */
const paging = {
  page: z.coerce.number().int().min(1).max(limits.directory.pages).default(1),
  size: z.coerce.number().int().min(1).max(pageSizes.directoryCap).default(pageSizes.directory),
  after,
  sortOrder: z.enum(['asc', 'desc']).default('asc'),
};
/** By name, or from the nearest postcode on, or to it: by name where none is asked for. */
const orderBy = z.enum(['name', 'distance']).default('name');
const sizeInBody = z.int().min(1).max(pageSizes.directoryCap).default(pageSizes.directory);
const counts = { page: z.int(), totalItems: z.int(), nextCursor };
const organisationsFound = z.object({ organisations: z.array(organisationFound), ...counts });
const places = z.object({ places: z.array(directoryPlace) });

const saved = z.object({ success: z.boolean(), message: z.string() });

/** Members and organisations, as members find them. */
export const directory = {
  members: endpoint({
    method: 'GET',
    path: '/api/directory/member/list',
    service,
    summary: 'Members by name, as far as they want to be found',
    access: signedIn('member_directory'),
    limit: callLimits.people,
    query: z.object({ ...paging, orderBy, ...narrowing.shape }),
    response: z.object({ members: z.array(directoryMember), ...counts }),
    problems: ['rate_limited'],
  }),
  memberPlaces: endpoint({
    method: 'GET',
    path: '/api/directory/member/places',
    service,
    summary: 'Where they are, of those who show where they work: postcodes, each with how many',
    access: signedIn('member_directory'),
    limit: callLimits.people,
    query: narrowing,
    response: places,
    problems: ['rate_limited'],
  }),
  exportMembers: endpoint({
    method: 'GET',
    path: '/api/admin/directory/members.csv',
    service,
    summary: 'Members of the directory as a table for a spreadsheet, narrowed as the list is',
    access: administrator('member_directory'),
    limit: callLimits.files,
    query: narrowing,
    response: blob(),
    problems: ['too_large', 'rate_limited'],
  }),
  locations: endpoint({
    method: 'GET',
    path: '/api/directory/member/locations',
    service,
    summary: 'Where members can be looked for',
    access: signedIn('member_directory'),
    response: z.object({ locations: choices }),
  }),
  companies: endpoint({
    method: 'GET',
    path: '/api/directory/member/companies',
    service,
    summary: 'Organisations by a part of their name, as it is typed',
    access: signedIn('member_directory'),
    limit: callLimits.searches,
    query: z.object({
      query: keyword,
      size: z.coerce.number().int().min(1).max(pageSizes.userPicker).default(pageSizes.companies),
    }),
    response: z.object({ companies: z.array(directoryOrganisation.pick({ id: true, name: true })) }),
  }),
  savedFilters: endpoint({
    method: 'GET',
    path: '/api/user/directory/filters',
    service,
    summary: 'What I look for in the member directory again and again, by name',
    access: signedIn('member_directory'),
    response: z.object({ filters: z.array(savedFilter) }),
  }),
  saveFilter: endpoint({
    method: 'POST',
    path: '/api/user/directory/filters',
    service,
    summary: 'Keep what I look for under a name; one of that name is replaced',
    access: notImpersonating('member_directory'),
    limit: callLimits.edits,
    body: z.object({ name: plainText(limits.directory.filterName), narrowing }),
    response: savedFilter,
    problems: ['conflict', 'rate_limited'],
  }),
  removeFilter: endpoint({
    method: 'DELETE',
    path: '/api/user/directory/filters/{id}',
    service,
    summary: 'Keep it no more',
    access: notImpersonating('member_directory'),
    limit: callLimits.edits,
    response: saved,
    problems: ['not_found', 'rate_limited'],
  }),
  member: endpoint({
    method: 'GET',
    path: '/api/directory/member/{id}',
    service,
    summary: 'Somebody who is in the directory, as far as they show themself',
    access: signedIn('member_directory'),
    limit: callLimits.accounts,
    response: memberProfile,
    problems: ['not_found', 'rate_limited'],
  }),
  organisations: endpoint({
    method: 'GET',
    path: '/api/directory/organisation/list',
    service,
    summary: 'Organisations by name',
    access: signedIn('organisation_directory'),
    limit: callLimits.searches,
    query: z.object({ ...paging, orderBy, keyword, ...nearness }),
    response: organisationsFound,
  }),
  organisationPlaces: endpoint({
    method: 'GET',
    path: '/api/directory/organisation/places',
    service,
    summary: 'Where they are: postcodes, each with how many',
    access: signedIn('organisation_directory'),
    limit: callLimits.searches,
    query: z.object({ keyword, ...nearness }),
    response: places,
  }),
  organisationList: endpoint({
    method: 'POST',
    path: '/api/org/list',
    isRead: true,
    service,
    summary: 'The same, asked for by a body',
    access: signedIn('organisation_directory'),
    limit: callLimits.searches,
    body: z.object({
      page: z.int().min(1).max(limits.directory.pages).default(1),
      size: sizeInBody,
      after,
      sortOrder: paging.sortOrder,
      keyword,
    }),
    response: organisationsFound,
  }),
  profile: endpoint({
    method: 'GET',
    path: '/api/user/profile',
    service,
    summary: 'My own profile, and what of it other members do not see',
    access: signedIn('member_directory'),
    response: z.object({ data: ownProfile, hidden: z.array(privacyFlag) }),
  }),
  card: endpoint({
    method: 'GET',
    path: '/api/user/profile/card',
    service,
    summary: 'My card: what I show to whoever has it',
    access: signedIn('member_directory'),
    response: ownCard,
  }),
  saveDetails: endpoint({
    method: 'PUT',
    path: '/api/user/profile/details',
    service,
    summary: 'Say something else about me',
    access: notImpersonating('member_directory'),
    limit: callLimits.edits,
    body: z.object({ description: plainText(limits.firstTime.descriptionLength, 0) }),
    response: saved,
    problems: ['rate_limited'],
  }),
  visibility: endpoint({
    method: 'GET',
    path: '/api/user/privacy',
    service,
    summary: 'What the directory tells of me',
    access: signedIn('member_directory'),
    response: userPrivacy,
  }),
  saveVisibility: endpoint({
    method: 'POST',
    path: '/api/user/privacy',
    service,
    summary: 'Choose what the directory tells of me',
    access: notImpersonating('member_directory'),
    limit: callLimits.edits,
    body: userPrivacy,
    response: saved,
    problems: ['rate_limited'],
  }),
};
