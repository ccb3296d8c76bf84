// Generated from the contract by scripts/generate-calls.ts.
import type { Contract } from '../../contract/index.ts';
import type { CallOf } from '../call-of.ts';

/** By it an editor finds what declares a call: who may make it, what it takes and answers, and what can go wrong. */
type DirectoryContract = Contract['directory'];

/** Members by name, as far as they want to be found: `GET /api/directory/member/list`, as {@link DirectoryContract.members the contract} declares it */
export const members: CallOf<'directory', 'members'> = {
  name: 'directory.members',
  method: 'GET',
  path: '/api/directory/member/list',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Where they are, of those who show where they work: postcodes, each with how many: `GET /api/directory/member/places`, as {@link DirectoryContract.memberPlaces the contract} declares it */
export const memberPlaces: CallOf<'directory', 'memberPlaces'> = {
  name: 'directory.memberPlaces',
  method: 'GET',
  path: '/api/directory/member/places',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Members of the directory as a table for a spreadsheet, narrowed as the list is: `GET /api/admin/directory/members.csv`, as {@link DirectoryContract.exportMembers the contract} declares it */
export const exportMembers: CallOf<'directory', 'exportMembers'> = {
  name: 'directory.exportMembers',
  method: 'GET',
  path: '/api/admin/directory/members.csv',
  service: 'product',
  body: null,
  reply: 'blob',
  once: false,
  isPublic: false,
};

/** Where members can be looked for: `GET /api/directory/member/locations`, as {@link DirectoryContract.locations the contract} declares it */
export const locations: CallOf<'directory', 'locations'> = {
  name: 'directory.locations',
  method: 'GET',
  path: '/api/directory/member/locations',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Organisations by a part of their name, as it is typed: `GET /api/directory/member/companies`, as {@link DirectoryContract.companies the contract} declares it */
export const companies: CallOf<'directory', 'companies'> = {
  name: 'directory.companies',
  method: 'GET',
  path: '/api/directory/member/companies',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** What I look for in the member directory again and again, by name: `GET /api/user/directory/filters`, as {@link DirectoryContract.savedFilters the contract} declares it */
export const savedFilters: CallOf<'directory', 'savedFilters'> = {
  name: 'directory.savedFilters',
  method: 'GET',
  path: '/api/user/directory/filters',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Keep what I look for under a name; one of that name is replaced: `POST /api/user/directory/filters`, as {@link DirectoryContract.saveFilter the contract} declares it */
export const saveFilter: CallOf<'directory', 'saveFilter'> = {
  name: 'directory.saveFilter',
  method: 'POST',
  path: '/api/user/directory/filters',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Keep it no more: `DELETE /api/user/directory/filters/{id}`, as {@link DirectoryContract.removeFilter the contract} declares it */
export const removeFilter: CallOf<'directory', 'removeFilter'> = {
  name: 'directory.removeFilter',
  method: 'DELETE',
  path: '/api/user/directory/filters/{id}',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Somebody who is in the directory, as far as they show themself: `GET /api/directory/member/{id}`, as {@link DirectoryContract.member the contract} declares it */
export const member: CallOf<'directory', 'member'> = {
  name: 'directory.member',
  method: 'GET',
  path: '/api/directory/member/{id}',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Organisations by name: `GET /api/directory/organisation/list`, as {@link DirectoryContract.organisations the contract} declares it */
export const organisations: CallOf<'directory', 'organisations'> = {
  name: 'directory.organisations',
  method: 'GET',
  path: '/api/directory/organisation/list',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Where they are: postcodes, each with how many: `GET /api/directory/organisation/places`, as {@link DirectoryContract.organisationPlaces the contract} declares it */
export const organisationPlaces: CallOf<'directory', 'organisationPlaces'> = {
  name: 'directory.organisationPlaces',
  method: 'GET',
  path: '/api/directory/organisation/places',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** The same, asked for by a body: `POST /api/org/list`, as {@link DirectoryContract.organisationList the contract} declares it */
export const organisationList: CallOf<'directory', 'organisationList'> = {
  name: 'directory.organisationList',
  method: 'POST',
  path: '/api/org/list',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** My own profile, and what of it other members do not see: `GET /api/user/profile`, as {@link DirectoryContract.profile the contract} declares it */
export const profile: CallOf<'directory', 'profile'> = {
  name: 'directory.profile',
  method: 'GET',
  path: '/api/user/profile',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** My card: what I show to whoever has it: `GET /api/user/profile/card`, as {@link DirectoryContract.card the contract} declares it */
export const card: CallOf<'directory', 'card'> = {
  name: 'directory.card',
  method: 'GET',
  path: '/api/user/profile/card',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Say something else about me: `PUT /api/user/profile/details`, as {@link DirectoryContract.saveDetails the contract} declares it */
export const saveDetails: CallOf<'directory', 'saveDetails'> = {
  name: 'directory.saveDetails',
  method: 'PUT',
  path: '/api/user/profile/details',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** What the directory tells of me: `GET /api/user/privacy`, as {@link DirectoryContract.visibility the contract} declares it */
export const visibility: CallOf<'directory', 'visibility'> = {
  name: 'directory.visibility',
  method: 'GET',
  path: '/api/user/privacy',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Choose what the directory tells of me: `POST /api/user/privacy`, as {@link DirectoryContract.saveVisibility the contract} declares it */
export const saveVisibility: CallOf<'directory', 'saveVisibility'> = {
  name: 'directory.saveVisibility',
  method: 'POST',
  path: '/api/user/privacy',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};
