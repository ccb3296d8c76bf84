import * as z from 'zod';
import { signedIn } from '../../contract/access.ts';
import { callLimits } from '../../contract/call-limits.ts';
import { endpoint, form } from '../../contract/endpoint.ts';
import {
  after,
  done,
  enteredMoment,
  flag,
  id,
  nextCursor,
  page,
  pageInBody,
  pageSize,
  timeZoneName,
  totalItemCount,
  version,
} from '../../contract/fields.ts';
import { limits } from '../../contract/limits.ts';
import { pageSizes } from '../../contract/page-sizes.ts';
import { lineOf, plainText } from '../../contract/texts.ts';
import { onCommunity } from '../communities/access.ts';
import { isMeetingLink } from './rules/meeting-link.ts';
import { fileProblems } from '../posts/schemas.ts';
import { onMeeting } from './access.ts';
import { meeting, meetingAsset, meetingReply, meetingVisible } from './schemas.ts';
import { attachmentFile, pictureFile } from '../../contract/uploads.ts';

const bounds = limits.meeting;
const ofCommunity = '/api/v1/community/{id}/meeting' as const;
const one = `${ofCommunity}/{meetingId}` as const;
const managed = '/api/v1/admin/community/{id}/meeting' as const;
const managedOne = `${managed}/{meetingId}` as const;
const meetingList = z.object({ meetings: z.array(meeting), totalItemCount, nextCursor });

const people = z.array(id).max(bounds.people);

/** What is written about a meeting. */
const fields = {
  name: lineOf(bounds.titleLength),
  description: plainText(bounds.descriptionLength),
  meetingLink: z.string().max(2_000).refine(isMeetingLink, { error: 'Please enter a valid meeting link' }),
  meetingId: plainText(bounds.numberLength, 0).optional(),
  meetingPassword: plainText(bounds.passwordLength, 0).optional(),
  startDate: enteredMoment,
  duration: z.coerce.number().int().min(1).max(bounds.minutes),
  /** Left out: the organisation's, or that which it has. */
  timeZone: timeZoneName.optional(),
  rsvpDate: enteredMoment.optional(),
  imageFile: pictureFile().optional(),
};

export const meetings = {
  ofCommunity: endpoint({
    method: 'GET',
    path: ofCommunity,
    summary: 'Meetings of a community: those to come from the next on, or those that are over from the last on',
    access: onCommunity('read'),
    limit: callLimits.reads,
    query: z.object({
      page: page(),
      pageSize: pageSize(pageSizes.list),
      after,
      isPast: flag().default(false),
    }),
    response: meetingList,
  }),
  byId: endpoint({
    method: 'GET',
    path: one,
    summary: 'A meeting',
    access: onMeeting('read'),
    response: meeting,
  }),
  explore: endpoint({
    method: 'POST',
    path: '/api/v1/community/meeting',
    isRead: true,
    summary: 'Meetings that I may come to: those to come from the next on, then those that are over from the last on',
    access: signedIn('communities'),
    limit: callLimits.reads,
    body: z.object({
      page: pageInBody(),
      pageSize: z.int().min(1).max(pageSizes.cap).default(pageSizes.list),
      after,
      onlyFavorite: z.boolean().default(false),
      showPast: z.boolean().default(true),
      showUpcoming: z.boolean().default(true),
      /** None: of every community. */
      communitiesIds: z.array(id).max(bounds.communities).default([]),
      /** What I have answered; none: anything. */
      statuses: z.array(meetingReply).max(3).default([]),
      /** Between which they begin, both included. */
      startDate: enteredMoment.nullish(),
      endDate: enteredMoment.nullish(),
    }),
    response: meetingList,
  }),
  dashboard: endpoint({
    method: 'GET',
    path: '/api/v1/dashboard/meetings',
    summary: 'Meetings to come that are published, and those that I am invited to or have answered, the next one first',
    access: signedIn('communities'),
    limit: callLimits.reads,
    query: z.object({
      page: page(),
      pageSize: pageSize(pageSizes.list),
      after,
      /** Those too that I do not go to. */
      viewMeetsWithAllAnswers: flag().default(false),
    }),
    response: meetingList,
  }),
  preference: endpoint({
    method: 'GET',
    path: '/api/v1/community/meeting/preference',
    summary: 'How many meetings are to come, and the communities that have any',
    access: signedIn('communities'),
    limit: callLimits.reads,
    response: z.object({ upcomingCount: z.int(), communities: z.array(z.object({ id, name: z.string() })) }),
  }),
  reply: endpoint({
    method: 'POST',
    path: one,
    summary: 'Answer a meeting',
    access: onMeeting('read'),
    limit: callLimits.reactions,
    body: z.object({ status: meetingReply }),
    response: done,
    problems: ['conflict'],
  }),
  addFavourite: endpoint({
    method: 'POST',
    path: `${one}/add-to-favorite`,
    summary: 'Add a meeting to favourites',
    access: onMeeting('read'),
    limit: callLimits.reactions,
    response: done,
  }),
  removeFavourite: endpoint({
    method: 'POST',
    path: `${one}/delete-from-favorite`,
    summary: 'Remove a meeting from favourites',
    access: onMeeting('read'),
    limit: callLimits.reactions,
    response: done,
  }),
  managed: endpoint({
    method: 'GET',
    path: managed,
    summary: 'Meetings of a community for those who look after them: those to come, then those that are over',
    access: onCommunity('meet'),
    limit: callLimits.reads,
    query: z.object({ page: page(), pageSize: pageSize(pageSizes.admin), after }),
    response: meetingList,
    problems: ['conflict'],
  }),
  managedById: endpoint({
    method: 'GET',
    path: managedOne,
    summary: 'A meeting for those who look after it, with who is invited and what they answered',
    access: onMeeting('manage'),
    response: meeting,
    problems: ['conflict'],
  }),
  create: endpoint({
    method: 'POST',
    path: managed,
    summary: 'Make a meeting',
    access: onCommunity('meet'),
    limit: callLimits.meetings,
    body: form({
      ...fields,
      visible: z.coerce.number().pipe(meetingVisible),
      /** Whom a private meeting is for. */
      users: people.optional(),
    }),
    response: meeting,
    problems: [...fileProblems, 'conflict'],
    once: true,
  }),
  edit: endpoint({
    method: 'PUT',
    path: managedOne,
    summary: 'Change a meeting; who it is for stays as it is',
    access: onMeeting('manage'),
    limit: callLimits.meetings,
    body: form({
      ...fields,
      isImageRemoved: flag().optional(),
      /** Of the meeting as it was read. */
      version: version(),
    }),
    response: meeting,
    problems: [...fileProblems, 'conflict', 'stale'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: managedOne,
    summary: 'Remove a meeting, and strike it out of the calendars of those who come',
    access: onMeeting('manage'),
    response: done,
    problems: ['conflict'],
  }),
  addMembers: endpoint({
    method: 'PUT',
    path: `${managedOne}/add-members`,
    summary: 'Invite members to a private meeting',
    access: onMeeting('manage'),
    limit: callLimits.meetings,
    body: z.object({ userIds: people.min(1) }),
    response: done,
    problems: ['conflict'],
  }),
  removeMembers: endpoint({
    method: 'PUT',
    path: `${managedOne}/remove-members`,
    summary: 'Take invitations to a private meeting back',
    access: onMeeting('manage'),
    limit: callLimits.meetings,
    body: z.object({ userIds: people.min(1) }),
    response: done,
    problems: ['conflict'],
  }),
  publish: endpoint({
    method: 'PUT',
    path: `${managedOne}/publish`,
    summary: 'Put a meeting on the dashboard of all members, once and for all',
    access: onMeeting('manage'),
    limit: callLimits.meetings,
    response: done,
    problems: ['conflict'],
  }),
  sendNotification: endpoint({
    method: 'PUT',
    path: `${managedOne}/send-notification`,
    summary: 'Let the members know who may come to a meeting, once and for all',
    access: onMeeting('manage'),
    limit: callLimits.meetings,
    response: done,
    problems: ['conflict'],
  }),
  assets: endpoint({
    method: 'GET',
    path: `${one}/asset`,
    summary: 'Files of a meeting',
    access: onMeeting('read'),
    response: z.object({ assets: z.array(meetingAsset) }),
  }),
  addAsset: endpoint({
    method: 'POST',
    path: `${one}/asset`,
    summary: 'Add a file to a meeting',
    access: onMeeting('manage'),
    limit: callLimits.files,
    body: form({ file: attachmentFile() }),
    response: meetingAsset,
    problems: [...fileProblems, 'conflict'],
  }),
  removeAsset: endpoint({
    method: 'DELETE',
    path: `${one}/asset/{assetId}`,
    summary: 'Remove a file of a meeting',
    access: onMeeting('manage'),
    response: done,
    problems: ['conflict'],
  }),
};
