import * as z from 'zod';
import { callLimits } from '../../contract/call-limits.ts';
import { endpoint } from '../../contract/endpoint.ts';
import { after, done, id, nextCursor, page, pageSize, totalItemCount } from '../../contract/fields.ts';
import { limits } from '../../contract/limits.ts';
import { pageSizes } from '../../contract/page-sizes.ts';
import { comment } from '../comments/contract.ts';
import { onCommunity } from '../communities/access.ts';
import { person } from '../people/schemas.ts';
import { post, postStatus } from '../posts/schemas.ts';

const inCommunity = { from: 'params', name: 'communityId' } as const;
const paging = { page: page(), pageSize: pageSize(pageSizes.list) };
/** Those of one post or comment, or some of them. */
const reportIds = z.object({ reportIds: z.array(id).min(1).max(limits.reportsAtOnce) });
/** Whoever has written one of the reports, each once. */
const reporters = z.array(person);

export const moderation = {
  posts: endpoint({
    method: 'GET',
    path: '/api/v1/admin/community/{communityId}/post',
    summary: 'All posts of a community, newest first: also those that wait, are archived or deleted',
    access: onCommunity('moderatePosts', inCommunity),
    query: z.object({
      page: page(),
      pageSize: pageSize(pageSizes.feed),
      after,
      /** Archived (99) asks for those that were archived for their reports too. */
      status: z.coerce.number().pipe(postStatus).optional(),
    }),
    response: z.object({ posts: z.array(post), totalItemCount, nextCursor }),
  }),
  reportedPosts: endpoint({
    method: 'GET',
    path: '/api/v1/admin/community/{communityId}/post/report',
    summary: 'Published posts with reports that nobody has decided about, the one that waits longest first',
    access: onCommunity('decidePostReports', inCommunity),
    query: z.object(paging),
    response: z.object({ posts: z.array(post), reporters, totalItemCount }),
  }),
  denyPostReports: endpoint({
    method: 'DELETE',
    path: '/api/v1/admin/community/{communityId}/post/report',
    summary: 'Decline reports of posts, which stay as they are',
    access: onCommunity('decidePostReports', inCommunity),
    limit: callLimits.edits,
    body: reportIds,
    response: done,
    problems: ['conflict', 'not_found'],
  }),
  reportedComments: endpoint({
    method: 'GET',
    path: '/api/v1/admin/community/{id}/comment/report',
    summary: 'Comments with reports that nobody has decided about, the one that waits longest first',
    access: onCommunity('decideCommentReports'),
    query: z.object(paging),
    response: z.object({
      comments: z.array(comment),
      /** Those that the comments stand under, each once. */
      posts: z.array(post.pick({ id: true, title: true, community: true })),
      reporters,
      totalItemCount,
    }),
  }),
  denyCommentReports: endpoint({
    method: 'DELETE',
    path: '/api/v1/admin/community/{id}/comment/report',
    summary: 'Decline reports of comments, which stay',
    access: onCommunity('decideCommentReports'),
    limit: callLimits.edits,
    body: reportIds,
    response: done,
    problems: ['conflict', 'not_found'],
  }),
};
