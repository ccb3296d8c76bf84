// Generated from the contract by scripts/generate-calls.ts.
import type { Contract } from '../../contract/index.ts';
import type { CallOf } from '../call-of.ts';

/** By it an editor finds what declares a call: who may make it, what it takes and answers, and what can go wrong. */
type MembershipContract = Contract['membership'];

/** The members of a community, those first who wait to be let in: `POST /api/v1/admin/community/{id}/getlist`, as {@link MembershipContract.list the contract} declares it */
export const list: CallOf<'membership', 'list'> = {
  name: 'membership.list',
  method: 'POST',
  path: '/api/v1/admin/community/{id}/getlist',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
  holds: { 'members.*': 'person' },
};

/** Those of them who have answered the join questions: `POST /api/v1/admin/community/{id}/getlist-with-answers`, as {@link MembershipContract.listWithAnswers the contract} declares it */
export const listWithAnswers: CallOf<'membership', 'listWithAnswers'> = {
  name: 'membership.listWithAnswers',
  method: 'POST',
  path: '/api/v1/admin/community/{id}/getlist-with-answers',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
  holds: { 'members.*': 'person' },
};

/** Members of a community, and those who wait to be let in, as a table for a spreadsheet: `GET /api/v1/admin/community/{id}/members.csv`, as {@link MembershipContract.exportCsv the contract} declares it */
export const exportCsv: CallOf<'membership', 'exportCsv'> = {
  name: 'membership.exportCsv',
  method: 'GET',
  path: '/api/v1/admin/community/{id}/members.csv',
  service: 'community',
  body: null,
  reply: 'blob',
  once: false,
  isPublic: false,
};

/** What somebody answered to the join questions: `GET /api/v1/admin/community/{id}/question-answers`, as {@link MembershipContract.answers the contract} declares it */
export const answers: CallOf<'membership', 'answers'> = {
  name: 'membership.answers',
  method: 'GET',
  path: '/api/v1/admin/community/{id}/question-answers',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Add people to a community: `POST /api/v1/admin/community/{id}/member`, as {@link MembershipContract.add the contract} declares it */
export const add: CallOf<'membership', 'add'> = {
  name: 'membership.add',
  method: 'POST',
  path: '/api/v1/admin/community/{id}/member',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Let in several who wait; those who wait no more are left out: `POST /api/v1/admin/community/{id}/approve`, as {@link MembershipContract.approve the contract} declares it */
export const approve: CallOf<'membership', 'approve'> = {
  name: 'membership.approve',
  method: 'POST',
  path: '/api/v1/admin/community/{id}/approve',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Give a member another role, let in who waits, or take back who was removed: `PUT /api/v1/admin/community/{communityId}/member/{userId}`, as {@link MembershipContract.change the contract} declares it */
export const change: CallOf<'membership', 'change'> = {
  name: 'membership.change',
  method: 'PUT',
  path: '/api/v1/admin/community/{communityId}/member/{userId}',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Remove a member, or decline who waits to be let in: `DELETE /api/v1/admin/community/{communityId}/member/{userId}`, as {@link MembershipContract.remove the contract} declares it */
export const remove: CallOf<'membership', 'remove'> = {
  name: 'membership.remove',
  method: 'DELETE',
  path: '/api/v1/admin/community/{communityId}/member/{userId}',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** The blacklist of a community, the latest first: `GET /api/v1/admin/community/{id}/block`, as {@link MembershipContract.blocked the contract} declares it */
export const blocked: CallOf<'membership', 'blocked'> = {
  name: 'membership.blocked',
  method: 'GET',
  path: '/api/v1/admin/community/{id}/block',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
  holds: { 'users.*': 'person' },
};

/** Put people on the blacklist, with the reason: `POST /api/v1/admin/community/{id}/block`, as {@link MembershipContract.block the contract} declares it */
export const block: CallOf<'membership', 'block'> = {
  name: 'membership.block',
  method: 'POST',
  path: '/api/v1/admin/community/{id}/block',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Say otherwise why somebody is on the blacklist: `PUT /api/v1/admin/community/{id}/block/{userId}`, as {@link MembershipContract.editReason the contract} declares it */
export const editReason: CallOf<'membership', 'editReason'> = {
  name: 'membership.editReason',
  method: 'PUT',
  path: '/api/v1/admin/community/{id}/block/{userId}',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Take people off the blacklist: `POST /api/v1/admin/community/{id}/unblock`, as {@link MembershipContract.unblock the contract} declares it */
export const unblock: CallOf<'membership', 'unblock'> = {
  name: 'membership.unblock',
  method: 'POST',
  path: '/api/v1/admin/community/{id}/unblock',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** The communities that somebody belongs to or is kept out of, for who makes them a manager: `GET /api/v1/admin/community/members_and_blocked`, as {@link MembershipContract.ofPerson the contract} declares it */
export const ofPerson: CallOf<'membership', 'ofPerson'> = {
  name: 'membership.ofPerson',
  method: 'GET',
  path: '/api/v1/admin/community/members_and_blocked',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};
