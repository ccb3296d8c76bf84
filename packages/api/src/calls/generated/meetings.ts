// Generated from the contract by scripts/generate-calls.ts.
import type { Contract } from '../../contract/index.ts';
import type { CallOf } from '../call-of.ts';

/** By it an editor finds what declares a call: who may make it, what it takes and answers, and what can go wrong. */
type MeetingsContract = Contract['meetings'];

/** Meetings of a community: those to come from the next on, or those that are over from the last on: `GET /api/v1/community/{id}/meeting`, as {@link MeetingsContract.ofCommunity the contract} declares it */
export const ofCommunity: CallOf<'meetings', 'ofCommunity'> = {
  name: 'meetings.ofCommunity',
  method: 'GET',
  path: '/api/v1/community/{id}/meeting',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
  holds: { 'meetings.*': 'meeting' },
};

/** A meeting: `GET /api/v1/community/{id}/meeting/{meetingId}`, as {@link MeetingsContract.byId the contract} declares it */
export const byId: CallOf<'meetings', 'byId'> = {
  name: 'meetings.byId',
  method: 'GET',
  path: '/api/v1/community/{id}/meeting/{meetingId}',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
  holds: { '': 'meeting' },
};

/** Meetings that I may come to: those to come from the next on, then those that are over from the last on: `POST /api/v1/community/meeting`, as {@link MeetingsContract.explore the contract} declares it */
export const explore: CallOf<'meetings', 'explore'> = {
  name: 'meetings.explore',
  method: 'POST',
  path: '/api/v1/community/meeting',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
  holds: { 'meetings.*': 'meeting' },
};

/** Meetings to come that are published, and those that I am invited to or have answered, the next one first: `GET /api/v1/dashboard/meetings`, as {@link MeetingsContract.dashboard the contract} declares it */
export const dashboard: CallOf<'meetings', 'dashboard'> = {
  name: 'meetings.dashboard',
  method: 'GET',
  path: '/api/v1/dashboard/meetings',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
  holds: { 'meetings.*': 'meeting' },
};

/** How many meetings are to come, and the communities that have any: `GET /api/v1/community/meeting/preference`, as {@link MeetingsContract.preference the contract} declares it */
export const preference: CallOf<'meetings', 'preference'> = {
  name: 'meetings.preference',
  method: 'GET',
  path: '/api/v1/community/meeting/preference',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Answer a meeting: `POST /api/v1/community/{id}/meeting/{meetingId}`, as {@link MeetingsContract.reply the contract} declares it */
export const reply: CallOf<'meetings', 'reply'> = {
  name: 'meetings.reply',
  method: 'POST',
  path: '/api/v1/community/{id}/meeting/{meetingId}',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Add a meeting to favourites: `POST /api/v1/community/{id}/meeting/{meetingId}/add-to-favorite`, as {@link MeetingsContract.addFavourite the contract} declares it */
export const addFavourite: CallOf<'meetings', 'addFavourite'> = {
  name: 'meetings.addFavourite',
  method: 'POST',
  path: '/api/v1/community/{id}/meeting/{meetingId}/add-to-favorite',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Remove a meeting from favourites: `POST /api/v1/community/{id}/meeting/{meetingId}/delete-from-favorite`, as {@link MeetingsContract.removeFavourite the contract} declares it */
export const removeFavourite: CallOf<'meetings', 'removeFavourite'> = {
  name: 'meetings.removeFavourite',
  method: 'POST',
  path: '/api/v1/community/{id}/meeting/{meetingId}/delete-from-favorite',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Meetings of a community for those who look after them: those to come, then those that are over: `GET /api/v1/admin/community/{id}/meeting`, as {@link MeetingsContract.managed the contract} declares it */
export const managed: CallOf<'meetings', 'managed'> = {
  name: 'meetings.managed',
  method: 'GET',
  path: '/api/v1/admin/community/{id}/meeting',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
  holds: { 'meetings.*': 'meeting' },
};

/** A meeting for those who look after it, with who is invited and what they answered: `GET /api/v1/admin/community/{id}/meeting/{meetingId}`, as {@link MeetingsContract.managedById the contract} declares it */
export const managedById: CallOf<'meetings', 'managedById'> = {
  name: 'meetings.managedById',
  method: 'GET',
  path: '/api/v1/admin/community/{id}/meeting/{meetingId}',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
  holds: { '': 'meeting' },
};

/** Make a meeting: `POST /api/v1/admin/community/{id}/meeting`, as {@link MeetingsContract.create the contract} declares it */
export const create: CallOf<'meetings', 'create'> = {
  name: 'meetings.create',
  method: 'POST',
  path: '/api/v1/admin/community/{id}/meeting',
  service: 'community',
  body: 'form',
  reply: 'json',
  once: true,
  isPublic: false,
};

/** Change a meeting; who it is for stays as it is: `PUT /api/v1/admin/community/{id}/meeting/{meetingId}`, as {@link MeetingsContract.edit the contract} declares it */
export const edit: CallOf<'meetings', 'edit'> = {
  name: 'meetings.edit',
  method: 'PUT',
  path: '/api/v1/admin/community/{id}/meeting/{meetingId}',
  service: 'community',
  body: 'form',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Remove a meeting, and strike it out of the calendars of those who come: `DELETE /api/v1/admin/community/{id}/meeting/{meetingId}`, as {@link MeetingsContract.remove the contract} declares it */
export const remove: CallOf<'meetings', 'remove'> = {
  name: 'meetings.remove',
  method: 'DELETE',
  path: '/api/v1/admin/community/{id}/meeting/{meetingId}',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Invite members to a private meeting: `PUT /api/v1/admin/community/{id}/meeting/{meetingId}/add-members`, as {@link MeetingsContract.addMembers the contract} declares it */
export const addMembers: CallOf<'meetings', 'addMembers'> = {
  name: 'meetings.addMembers',
  method: 'PUT',
  path: '/api/v1/admin/community/{id}/meeting/{meetingId}/add-members',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Take invitations to a private meeting back: `PUT /api/v1/admin/community/{id}/meeting/{meetingId}/remove-members`, as {@link MeetingsContract.removeMembers the contract} declares it */
export const removeMembers: CallOf<'meetings', 'removeMembers'> = {
  name: 'meetings.removeMembers',
  method: 'PUT',
  path: '/api/v1/admin/community/{id}/meeting/{meetingId}/remove-members',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Put a meeting on the dashboard of all members, once and for all: `PUT /api/v1/admin/community/{id}/meeting/{meetingId}/publish`, as {@link MeetingsContract.publish the contract} declares it */
export const publish: CallOf<'meetings', 'publish'> = {
  name: 'meetings.publish',
  method: 'PUT',
  path: '/api/v1/admin/community/{id}/meeting/{meetingId}/publish',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Let the members know who may come to a meeting, once and for all: `PUT /api/v1/admin/community/{id}/meeting/{meetingId}/send-notification`, as {@link MeetingsContract.sendNotification the contract} declares it */
export const sendNotification: CallOf<'meetings', 'sendNotification'> = {
  name: 'meetings.sendNotification',
  method: 'PUT',
  path: '/api/v1/admin/community/{id}/meeting/{meetingId}/send-notification',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Files of a meeting: `GET /api/v1/community/{id}/meeting/{meetingId}/asset`, as {@link MeetingsContract.assets the contract} declares it */
export const assets: CallOf<'meetings', 'assets'> = {
  name: 'meetings.assets',
  method: 'GET',
  path: '/api/v1/community/{id}/meeting/{meetingId}/asset',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Add a file to a meeting: `POST /api/v1/community/{id}/meeting/{meetingId}/asset`, as {@link MeetingsContract.addAsset the contract} declares it */
export const addAsset: CallOf<'meetings', 'addAsset'> = {
  name: 'meetings.addAsset',
  method: 'POST',
  path: '/api/v1/community/{id}/meeting/{meetingId}/asset',
  service: 'community',
  body: 'form',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Remove a file of a meeting: `DELETE /api/v1/community/{id}/meeting/{meetingId}/asset/{assetId}`, as {@link MeetingsContract.removeAsset the contract} declares it */
export const removeAsset: CallOf<'meetings', 'removeAsset'> = {
  name: 'meetings.removeAsset',
  method: 'DELETE',
  path: '/api/v1/community/{id}/meeting/{meetingId}/asset/{assetId}',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};
