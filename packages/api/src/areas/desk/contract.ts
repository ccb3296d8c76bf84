import * as z from 'zod';
import { holding } from '../../contract/access.ts';
import { callLimits } from '../../contract/call-limits.ts';
import { endpoint, form } from '../../contract/endpoint.ts';
import { after, enteredDay, flag, id, nextCursor, pageSize, totalItemCount, version } from '../../contract/fields.ts';
import { limits } from '../../contract/limits.ts';
import { pageSizes } from '../../contract/page-sizes.ts';
import { upTo } from '../../contract/up-to.ts';
import { lineOf, plainText } from '../../contract/texts.ts';
import { eventKind, eventOption, locationOption } from '../events/schemas.ts';
import { onDeskEvent } from './access.ts';
import {
  deskEvent,
  eventChange,
  eventFields,
  eventFiles,
  eventStatus,
  keptFields,
  knownTicketType,
  linkAddress,
} from './schemas.ts';
import { deskTimes } from './statuses.ts';
import { attachmentFile, pictureFile } from '../../contract/uploads.ts';

/** The state of the event that was read. */
const revision = z.int().min(0).max(2_147_483_647);
const made = z.object({ id });
const changed = z.object({ revision });

/** Looking after events. */
export const desk = {
  query: endpoint({
    method: 'POST',
    path: '/api/admin/event/query',
    isRead: true,
    service: 'product',
    summary: 'Events of every state, for those who look after them',
    access: holding('generalEvents', 'events'),
    limit: callLimits.reads,
    query: z.object({ pageSize: pageSize(pageSizes.desk), after }),
    body: z.object({
      keyword: upTo(limits.keywordLength).default(''),
      status: eventStatus.nullable().default(null),
      type: eventKind.nullable().default(null),
      /** Null: either. */
      time: z.enum(deskTimes).nullable().default(null),
    }),
    response: z.object({ events: z.array(deskEvent), totalItemCount, nextCursor }),
  }),
  byId: endpoint({
    method: 'GET',
    path: '/api/admin/event/{id}',
    service: 'product',
    summary: 'An event, for those who look after it',
    access: onDeskEvent(),
    response: deskEvent,
  }),
  options: endpoint({
    method: 'GET',
    path: '/api/admin/event/options',
    service: 'product',
    summary: 'Places, categories and tags that an event can be given',
    access: holding('generalEvents', 'events'),
    response: z.object({
      locations: z.array(locationOption),
      categories: z.array(eventOption),
      tags: z.array(eventOption),
    }),
  }),
  fields: endpoint({
    method: 'GET',
    path: '/api/admin/event/{id}/fields',
    service: 'product',
    summary: 'All that can be changed of an event',
    access: onDeskEvent(),
    response: z.object({ fields: keptFields, known: z.array(knownTicketType), status: eventStatus, revision }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/admin/event',
    service: 'product',
    summary: 'Make a draft of an event',
    access: holding('generalEvents', 'events'),
    limit: callLimits.edits,
    once: true,
    body: eventFields,
    response: made,
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/api/admin/event/{id}',
    service: 'product',
    summary: 'Change an event',
    access: onDeskEvent(),
    limit: callLimits.edits,
    body: eventFields.extend({ revision }),
    response: changed,
    problems: ['stale', 'conflict'],
  }),
  publish: endpoint({
    method: 'POST',
    path: '/api/admin/event/{id}/publish',
    service: 'product',
    summary: 'Show a draft to members',
    access: onDeskEvent(),
    body: z.object({ revision }),
    response: changed,
    problems: ['stale', 'conflict'],
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/admin/event/{id}/cancel',
    service: 'product',
    summary: 'Cancel an event with all its tickets, give back what was paid, and tell those who hold one',
    access: onDeskEvent(),
    once: true,
    body: z.object({
      revision,
      /** What those who hold a ticket are told. */
      message: plainText(limits.event.messageLength, 0),
    }),
    response: changed,
    problems: ['stale', 'conflict'],
  }),
  copy: endpoint({
    method: 'POST',
    path: '/api/admin/event/{id}/copy',
    service: 'product',
    summary: 'Make a draft like an event',
    access: onDeskEvent(),
    limit: callLimits.edits,
    once: true,
    response: made,
  }),
  repeat: endpoint({
    method: 'POST',
    path: '/api/admin/event/{id}/repeat',
    service: 'product',
    summary: 'Make a draft like an event on each of several days',
    access: onDeskEvent(),
    limit: callLimits.edits,
    once: true,
    body: z.object({ days: z.array(enteredDay).min(1).max(limits.event.repeats) }),
    response: z.object({ ids: z.array(id) }),
  }),
  files: endpoint({
    method: 'GET',
    path: '/api/admin/event/{id}/files',
    service: 'product',
    summary: 'The picture, the documents and the links of an event',
    access: onDeskEvent(),
    response: eventFiles,
  }),
  saveFiles: endpoint({
    method: 'PUT',
    path: '/api/admin/event/{id}/files',
    service: 'product',
    summary: 'Change the picture, the documents and the links of an event, their names and their order',
    access: onDeskEvent(),
    limit: callLimits.files,
    body: form({
      revision: version(),
      imageFile: pictureFile().optional(),
      isImageRemoved: flag().optional(),
      /** The documents that stay, in their order, and beside them their names. */
      keptIds: z.array(id).max(limits.event.files).optional(),
      names: z.array(lineOf(limits.event.lineLength)).max(limits.event.files).optional(),
      files: z.array(attachmentFile()).max(limits.event.files).optional(),
      /** All of its links in their order, and beside their names where they lead. */
      linkNames: z.array(lineOf(limits.event.lineLength)).max(limits.event.furtherLinks).optional(),
      linkUrls: z.array(linkAddress).max(limits.event.furtherLinks).optional(),
    }),
    response: eventFiles,
    problems: ['too_large', 'unsupported_file', 'stale', 'conflict'],
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/admin/event/{id}/history',
    service: 'product',
    summary: 'What was done to an event, by whom and when, the last first',
    access: onDeskEvent(),
    response: z.object({ changes: z.array(eventChange) }),
  }),
};
