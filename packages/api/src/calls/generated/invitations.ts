// Generated from the contract by scripts/generate-calls.ts.
import type { Contract } from '../../contract/index.ts';
import type { CallOf } from '../call-of.ts';

/** By it an editor finds what declares a call: who may make it, what it takes and answers, and what can go wrong. */
type InvitationsContract = Contract['invitations'];

/** Who was invited, the last first, and what has become of it: `GET /api/admin/invitations`, as {@link InvitationsContract.list the contract} declares it */
export const list: CallOf<'invitations', 'list'> = {
  name: 'invitations.list',
  method: 'GET',
  path: '/api/admin/invitations',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Invite somebody by e-mail, with an account that has no password yet: `POST /api/admin/invitations`, as {@link InvitationsContract.invite the contract} declares it */
export const invite: CallOf<'invitations', 'invite'> = {
  name: 'invitations.invite',
  method: 'POST',
  path: '/api/admin/invitations',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: true,
  isPublic: false,
};

/** Whom a file would invite, and row by row what is wrong; nothing is kept of it: `POST /api/admin/invitations/preview`, as {@link InvitationsContract.preview the contract} declares it */
export const preview: CallOf<'invitations', 'preview'> = {
  name: 'invitations.preview',
  method: 'POST',
  path: '/api/admin/invitations/preview',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Invite the people of a file, all that are chosen or none: `POST /api/admin/invitations/import`, as {@link InvitationsContract.inviteAll the contract} declares it */
export const inviteAll: CallOf<'invitations', 'inviteAll'> = {
  name: 'invitations.inviteAll',
  method: 'POST',
  path: '/api/admin/invitations/import',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: true,
  isPublic: false,
};

/** Send an invitation again, which gives it its whole time anew: `POST /api/admin/invitations/{id}/resend`, as {@link InvitationsContract.resend the contract} declares it */
export const resend: CallOf<'invitations', 'resend'> = {
  name: 'invitations.resend',
  method: 'POST',
  path: '/api/admin/invitations/{id}/resend',
  service: 'product',
  body: null,
  reply: 'json',
  once: true,
  isPublic: false,
};

/** Take an invitation back that nobody has accepted: its account is closed: `POST /api/admin/invitations/{id}/revoke`, as {@link InvitationsContract.revoke the contract} declares it */
export const revoke: CallOf<'invitations', 'revoke'> = {
  name: 'invitations.revoke',
  method: 'POST',
  path: '/api/admin/invitations/{id}/revoke',
  service: 'product',
  body: null,
  reply: 'json',
  once: true,
  isPublic: false,
};

/** Say that the link in the mail of an invitation was opened; the answer is the same for every id: `POST /api/invitations/opened`, as {@link InvitationsContract.opened the contract} declares it */
export const opened: CallOf<'invitations', 'opened'> = {
  name: 'invitations.opened',
  method: 'POST',
  path: '/api/invitations/opened',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: true,
};
