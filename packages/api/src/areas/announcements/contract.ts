import * as z from 'zod';
import { holding, signedIn } from '../../contract/access.ts';
import { callLimits } from '../../contract/call-limits.ts';
import { endpoint } from '../../contract/endpoint.ts';
import { done, enteredMoment, id, page, pageSize, readChange, totalItemCount } from '../../contract/fields.ts';
import { limits } from '../../contract/limits.ts';
import { pageSizes } from '../../contract/page-sizes.ts';
import { upTo } from '../../contract/up-to.ts';
import { lineOf, plainText } from '../../contract/texts.ts';
import { announcement } from './schemas.ts';

const bounds = limits.announcement;
const managed = '/api/v1/admin/announcements' as const;
const one = `${managed}/{id}` as const;
const announcing = holding('generalAnnouncements', 'communities');

/** What is said of an announcement, the whole of it each time. */
const fields = z.object({
  title: lineOf(bounds.titleLength),
  description: plainText(bounds.descriptionLength),
  /** An address of the web; empty or null: nowhere. */
  link: upTo(bounds.linkLength, z.string().trim()).nullable().default(null),
  /** The one that was active is not any more. */
  isActive: z.boolean().default(false),
  startDate: enteredMoment,
  endDate: enteredMoment,
  /** None: everybody. */
  segmentIds: z.array(id).max(bounds.segments).default([]),
});

export const announcements = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/announcements',
    summary: 'What the organisation announces to me and I have not put away',
    access: signedIn('communities'),
    response: z.object({ announcements: z.array(announcement).max(pageSizes.cap) }),
  }),
  dismiss: endpoint({
    method: 'PUT',
    path: '/api/v1/announcements/{id}/cancelled',
    summary: 'Put an announcement away for good',
    access: signedIn('communities'),
    limit: callLimits.edits,
    response: done,
    problems: ['not_found'],
  }),
  all: endpoint({
    method: 'GET',
    path: managed,
    summary: 'Every announcement, the newest first, for those who announce',
    access: announcing,
    query: z.object({ page: page(), pageSize: pageSize(pageSizes.list) }),
    response: z.object({ announcements: z.array(announcement), totalItemCount }),
  }),
  create: endpoint({
    method: 'POST',
    path: managed,
    summary: 'Announce something; an active one takes the place of the one before',
    access: announcing,
    limit: callLimits.edits,
    body: fields,
    response: announcement,
    once: true,
  }),
  edit: endpoint({
    method: 'PUT',
    path: one,
    summary: 'Change an announcement, or make it the active one',
    access: announcing,
    limit: callLimits.edits,
    body: fields.extend({ updatedAt: readChange }),
    response: announcement,
    problems: ['not_found', 'stale'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: one,
    summary: 'Delete an announcement',
    access: announcing,
    limit: callLimits.edits,
    response: done,
    problems: ['not_found'],
  }),
};
