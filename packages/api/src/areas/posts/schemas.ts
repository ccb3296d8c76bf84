import * as z from 'zod';
import { html, id, iso } from '../../contract/fields.ts';
import { limits } from '../../contract/limits.ts';
import { plainText } from '../../contract/texts.ts';
import { community } from '../communities/schemas.ts';
import { person } from '../people/schemas.ts';
import { poll } from '../polls/schemas.ts';
import { linkPreview } from '../previews/schemas.ts';
import { postStatuses } from './statuses.ts';

/** Urgent 1, OpportunityCollaborate 2, OpportunityContinue 3, Knowledge 4. */
export const postType = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);
export const postStatus = z.union([
  z.literal(postStatuses.default),
  z.literal(postStatuses.published),
  z.literal(postStatuses.waitForApproval),
  z.literal(postStatuses.deleted),
  z.literal(postStatuses.archivedDueToReported),
  z.literal(postStatuses.archived),
]);
export const postVisibility = z.enum(['public', 'community', 'private']);

export const attachment = z.object({
  uid: id,
  path: z.string(),
  name: z.string(),
  type: z.string(),
  /** What saving does with it: 1 adds it, 2 deletes it. Null for one that is stored. */
  actionStatus: z.union([z.literal(1), z.literal(2)]).nullable(),
});
export const tag = z.object({ id, name: z.string() });
/** With how many posts carry it that the person may read. */
export const countedTag = tag.extend({
  countOfPosts: z.int(),
  /** Null where nobody has changed it. */
  updatedAt: iso.nullable(),
});
export const report = z.object({ id, userId: id, reason: z.string(), createdAt: iso });

/** A published post as its author wants it to be, which only they and those who approve posts see. */
export const pendingEdit = z.object({
  /** Grows with each change; send it back to decide about what you have read. */
  version: z.int(),
  /** The post has been changed since these changes were written. */
  isOutdated: z.boolean(),
  createdByUserId: id,
  updatedAt: iso,
  title: z.string(),
  body: html,
  imageUrl: z.string().nullable(),
  type: postType.nullable(),
  tags: z.array(tag),
  attachments: z.array(attachment),
});

/** The administrator who wrote something while they acted for its author; sent where the organisation names them. */
export const writtenBy = z.object({ id, name: z.string() }).optional();

export const post = z.object({
  id,
  communityId: id,
  community: community.pick({ id: true, alias: true, name: true, isArchived: true }),
  title: z.string(),
  body: html,
  imageUrl: z.string().nullable(),
  type: postType.nullable(),
  visibility: postVisibility,
  status: postStatus,
  isFrozen: z.boolean(),
  /** It asks for an answer, of which one can be accepted. */
  isQuestion: z.boolean(),
  acceptedCommentId: id.nullable(),
  poll: poll.nullable(),
  /** Of the page that its text links to first. */
  preview: linkPreview.nullable(),
  isSaved: z.boolean(),
  isLiked: z.boolean(),
  /** The person who asks has already reported it. */
  isReported: z.boolean(),
  /** The person who asks may edit and delete it. */
  canEdit: z.boolean(),
  /** The person who asks may approve and decline: the post while it waits, and changes to it. */
  canApprove: z.boolean(),
  /** What the person who asks changes is shown once somebody has approved it. */
  isEditApprovalNeeded: z.boolean(),
  pendingEdit: pendingEdit.nullable(),
  tags: z.array(tag),
  attachments: z.array(attachment),
  reports: z.array(report),
  commentsCount: z.int(),
  likesCount: z.int(),
  viewsCount: z.int(),
  createdByUserId: id,
  author: person,
  writtenBy,
  createdAt: iso,
  updatedAt: iso,
  /** Grows with each edit; send it back to be told when someone else was faster. */
  version: z.int(),
});

/** What a report says. */
export const reportMessage = plainText(limits.reportLength);
export const fileProblems = ['too_large', 'unsupported_file'] as const;
