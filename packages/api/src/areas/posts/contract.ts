import * as z from 'zod';
import { signedIn } from '../../contract/access.ts';
import { callLimits } from '../../contract/call-limits.ts';
import { endpoint, form } from '../../contract/endpoint.ts';
import { after, done, flag, id, nextCursor, page, pageSize, totalItemCount, version } from '../../contract/fields.ts';
import { limits } from '../../contract/limits.ts';
import { pageSizes } from '../../contract/page-sizes.ts';
import { person } from '../people/schemas.ts';
import { upTo } from '../../contract/up-to.ts';
import { lineOf, richText } from '../../contract/texts.ts';
import { pollFields } from '../polls/schemas.ts';
import { countedTag, fileProblems, post, postType, postVisibility, reportMessage } from './schemas.ts';
import { postStatuses } from './statuses.ts';
import { onCommunity } from '../communities/access.ts';
import { onPost } from './access.ts';
import { because } from '../moderation/schemas.ts';
import { attachmentFile, pictureFile } from '../../contract/uploads.ts';

const postList = z.object({ posts: z.array(post), totalItemCount, nextCursor });
const peopleList = z.object({ users: z.array(person), totalItemCount });
const title = lineOf(limits.postTitleLength);
const body = richText(limits.postBodyLength, 'page', 'Please enter a post content');
/** The version of what somebody has read and decides about. */
const readVersion = z.int32().min(0);
const tagIds = z.array(id).max(limits.tagsPerPost);
const postFiles = z.array(attachmentFile()).max(limits.filesPerPost);
const paging = { page: page(), pageSize: pageSize(pageSizes.feed), after };

export const posts = {
  ofCommunity: endpoint({
    method: 'GET',
    path: '/api/v1/community/{id}/posts',
    summary: 'Posts of a community, newest first',
    access: onCommunity('read'),
    query: z.object({ ...paging, onlyWaiting: flag().default(false), onlyUnanswered: flag().optional() }),
    response: postList,
  }),
  feed: endpoint({
    method: 'GET',
    path: '/api/v1/community/post/feed',
    summary: 'Posts of my communities, newest first',
    access: signedIn('communities'),
    query: z.object({ ...paging, includeOnlySaved: flag().default(false), onlyUnanswered: flag().optional() }),
    response: postList,
  }),
  byId: endpoint({
    method: 'GET',
    path: '/api/v1/community/post/{id}',
    summary: 'A post',
    access: onPost('read'),
    response: post,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/community/post',
    summary: 'Write a post',
    access: onCommunity('post', { from: 'body', name: 'communityId' }),
    limit: callLimits.posts,
    body: form({
      communityId: id,
      title,
      body,
      tagIds: tagIds.optional(),
      type: z.coerce.number().pipe(postType).optional(),
      visibility: postVisibility.optional(),
      isQuestion: flag().optional(),
      ...pollFields,
      imageFile: pictureFile().optional(),
      files: postFiles.optional(),
    }),
    response: post,
    problems: [...fileProblems, 'conflict'],
    once: true,
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/api/v1/community/post/{postId}',
    summary: 'Edit, close or open a post',
    access: onPost('edit', 'postId'),
    limit: callLimits.edits,
    body: form({
      title: title.optional(),
      body: body.optional(),
      tagIds: tagIds.optional(),
      type: z.coerce.number().pipe(postType).optional(),
      isFrozen: flag().optional(),
      isQuestion: flag().optional(),
      ...pollFields,
      isPollRemoved: flag().optional(),
      imageFile: pictureFile().optional(),
      isImageRemoved: flag().optional(),
      attachmentsUrls: z.array(z.string().max(500)).max(limits.filesPerPost).optional(),
      files: postFiles.optional(),
      /** Of the post as it was read: what others have written since is not overwritten. Closing and opening it ask for none in particular. */
      version: version(),
      /** Of the changes that wait already as they were read; 0 for none. */
      pendingVersion: version().default(0),
    }),
    response: post,
    problems: [...fileProblems, 'post_closed', 'stale', 'conflict'],
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/v1/community/post/{id}',
    summary: 'Delete a post',
    access: onPost('delete'),
    /** Told to the author where somebody else deletes it. */
    body: z.object({ because: because.optional() }),
    response: done,
    problems: ['post_closed'],
  }),
  view: endpoint({
    method: 'POST',
    path: '/api/v1/community/post/{id}/view',
    summary: 'Record a view',
    access: onPost('read'),
    limit: callLimits.views,
    response: done,
  }),
  like: endpoint({
    method: 'POST',
    path: '/api/v1/community/post/{id}/like',
    summary: 'Like a post',
    access: onPost('react'),
    limit: callLimits.reactions,
    response: done,
    problems: ['post_closed'],
  }),
  dislike: endpoint({
    method: 'POST',
    path: '/api/v1/community/post/{id}/dislike',
    summary: 'Take a like back',
    access: onPost('react'),
    limit: callLimits.reactions,
    response: done,
    problems: ['post_closed'],
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/v1/community/post/{id}/save',
    summary: 'Save a post',
    access: onPost('read'),
    limit: callLimits.reactions,
    response: done,
  }),
  unsave: endpoint({
    method: 'POST',
    path: '/api/v1/community/post/{id}/unsave',
    summary: 'Remove a post from saved',
    access: onPost('read'),
    limit: callLimits.reactions,
    response: done,
  }),
  setTags: endpoint({
    method: 'PUT',
    path: '/api/v1/community/post/{id}/set-tags',
    summary: 'Change the tags of a post',
    access: onPost('tag'),
    body: z.object({ tagIds }),
    limit: callLimits.edits,
    response: done,
    problems: ['post_closed', 'conflict'],
  }),
  withdrawEdit: endpoint({
    method: 'POST',
    path: '/api/v1/community/post/{id}/withdraw-edit',
    summary: 'Take back my changes to a post that wait for approval',
    access: onPost('read'),
    limit: callLimits.edits,
    response: post,
  }),
  approveEdit: endpoint({
    method: 'POST',
    path: '/api/v1/admin/community/{communityId}/post/{postId}/approve-edit',
    summary: 'Publish changes to a post that wait for approval',
    access: onPost('approveEdit', 'postId'),
    /** Of the changes and of the post, as they were read. */
    body: z.object({ version: readVersion, postVersion: readVersion }),
    limit: callLimits.edits,
    response: post,
    problems: ['conflict', 'post_closed', 'stale'],
  }),
  declineEdit: endpoint({
    method: 'POST',
    path: '/api/v1/admin/community/{communityId}/post/{postId}/decline-edit',
    summary: 'Decline changes to a post that wait for approval',
    access: onPost('approve', 'postId'),
    body: z.object({ version: readVersion, because: because.optional() }),
    limit: callLimits.edits,
    response: post,
    problems: ['conflict', 'stale'],
  }),
  setStatus: endpoint({
    method: 'POST',
    path: '/api/v1/admin/community/{communityId}/post/{postId}/set-status',
    summary: 'Approve, decline or publish a post, or archive it for its reports',
    access: onPost('setStatus', 'postId'),
    body: z.object({
      status: z.union([
        z.literal(postStatuses.published),
        z.literal(postStatuses.archivedDueToReported),
        z.literal(postStatuses.archived),
      ]),
      /** Of the post as it was read. */
      version: readVersion,
      /** Told to the author, and to those who have reported it. */
      because: because.optional(),
    }),
    limit: callLimits.edits,
    response: done,
    problems: ['conflict', 'stale'],
  }),
  report: endpoint({
    method: 'POST',
    path: '/api/v1/community/post/{id}/report',
    summary: 'Report a post to its moderators',
    access: onPost('report'),
    limit: callLimits.reports,
    body: z.object({ message: reportMessage }),
    response: done,
    problems: ['already_reported'],
  }),
  likes: endpoint({
    method: 'GET',
    path: '/api/v1/community/post/{id}/likes',
    summary: 'People who like a post',
    access: onPost('read'),
    query: z.object({ page: page(), pageSize: pageSize(pageSizes.members) }),
    response: peopleList,
  }),
  views: endpoint({
    method: 'GET',
    path: '/api/v1/community/post/{id}/views',
    summary: 'People who viewed a post',
    access: onPost('read'),
    query: z.object({ page: page(), pageSize: pageSize(pageSizes.members) }),
    response: peopleList,
  }),
  tags: endpoint({
    method: 'GET',
    path: '/api/v1/community/post/tag',
    summary: 'Tags that posts can carry',
    access: signedIn('communities'),
    query: z.object({
      page: page(),
      pageSize: pageSize(pageSizes.tags),
      keyword: upTo(limits.keywordLength).optional(),
    }),
    response: z.object({ tags: z.array(countedTag), totalItemCount }),
  }),
  countOfAuthor: endpoint({
    method: 'GET',
    path: '/api/v1/community/users/{userId}/post-counter',
    summary: 'How many posts a person has written, among those I may read',
    access: signedIn('communities'),
    response: z.object({ count: z.int() }),
  }),
};
