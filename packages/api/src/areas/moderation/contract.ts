import * as z from 'zod';
import { callLimits } from '../../contract/call-limits.ts';
import { endpoint } from '../../contract/endpoint.ts';
import { after, done, id, nextCursor, page, pageSize, totalItemCount } from '../../contract/fields.ts';
import { limits } from '../../contract/limits.ts';
import { pageSizes } from '../../contract/page-sizes.ts';
import { comment } from '../comments/contract.ts';
import { onCommunity } from '../communities/access.ts';
import { person } from '../people/schemas.ts';
import { lineOf, plainText } from '../../contract/texts.ts';
import { administrator, signedIn } from '../../contract/access.ts';
import { post, postStatus } from '../posts/schemas.ts';
import { postStatuses } from '../posts/statuses.ts';
import { problemCodes } from '../../contract/problem.ts';
import { appealOutcome, because, heldPost, loggedDeed, openAppeal, ownDecision, reviewWord } from './schemas.ts';

const inCommunity = { from: 'params', name: 'communityId' } as const;
const paging = { page: page(), pageSize: pageSize(pageSizes.list) };
/** Those of one post or comment, or some of them. */
const reportIds = z.object({
  reportIds: z.array(id).min(1).max(limits.reportsAtOnce),
  /** Told to those who wrote them. */
  because: because.optional(),
});
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
    response: z.object({
      posts: z.array(post),
      /** Why some of them wait although the community asks for no approval. */
      held: z.array(heldPost),
      totalItemCount,
      nextCursor,
    }),
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
  setStatuses: endpoint({
    method: 'POST',
    path: '/api/v1/admin/community/{communityId}/post/set-status',
    summary: 'Approve, decline or publish several posts; of each that could not be, why',
    access: onCommunity('moderatePosts', inCommunity),
    limit: callLimits.writing,
    body: z.object({
      posts: z
        .array(z.object({ id, version: z.int32().min(0) }))
        .min(1)
        .max(limits.moderation.atOnce),
      status: z.union([z.literal(postStatuses.published), z.literal(postStatuses.archived)]),
      because: because.optional(),
    }),
    response: z.object({
      results: z.array(
        z.object({ id, problem: z.object({ code: z.enum(problemCodes), message: z.string() }).nullable() }),
      ),
    }),
  }),
  log: endpoint({
    method: 'GET',
    path: '/api/v1/admin/community/{id}/moderation-log',
    summary: 'What those who look after a community did there, the last first: it is added to and never changed',
    access: onCommunity('readLog'),
    query: z.object({ pageSize: pageSize(pageSizes.moderationLog), after }),
    response: z.object({ deeds: z.array(loggedDeed), nextCursor }),
  }),
  appeals: endpoint({
    method: 'GET',
    path: '/api/v1/admin/community/{id}/appeal',
    summary: 'Appeals against decisions in a community: those first that wait, the oldest of them first',
    access: onCommunity('decideAppeals'),
    query: z.object({ page: page(), pageSize: pageSize(pageSizes.moderationLog) }),
    response: z.object({ appeals: z.array(openAppeal), totalItemCount }),
  }),
  decideAppeal: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/community/{id}/appeal/{appealId}',
    summary: 'Answer an appeal: the decision stands, or is taken back',
    access: onCommunity('decideAppeals'),
    limit: callLimits.edits,
    body: z.object({ outcome: appealOutcome, answer: plainText(limits.moderation.answerLength) }),
    response: done,
    problems: ['conflict', 'not_found'],
  }),
  ownDecisions: endpoint({
    method: 'GET',
    path: '/api/v1/community/decision',
    summary: 'What was decided about what I wrote and about my memberships, the last first',
    access: signedIn('communities'),
    query: z.object({ page: page(), pageSize: pageSize(pageSizes.moderationLog) }),
    response: z.object({ decisions: z.array(ownDecision), totalItemCount }),
  }),
  appeal: endpoint({
    method: 'POST',
    path: '/api/v1/community/decision/{decisionId}/appeal',
    summary: 'Ask that somebody else looks at a decision again, once',
    access: signedIn('communities'),
    limit: callLimits.reports,
    isForOneself: true,
    body: z.object({ words: plainText(limits.moderation.appealLength) }),
    response: done,
    problems: ['conflict', 'not_found'],
    once: true,
  }),
  reviewWords: endpoint({
    method: 'GET',
    path: '/api/v1/admin/review-word',
    summary: 'Words and addresses for which posts are held until somebody has looked at them',
    access: administrator('communities'),
    response: z.object({ words: z.array(reviewWord) }),
  }),
  addReviewWord: endpoint({
    method: 'POST',
    path: '/api/v1/admin/review-word',
    summary: 'Hold posts that have a word or an address',
    access: administrator('communities'),
    limit: callLimits.edits,
    body: z.object({ text: lineOf(limits.review.wordLength) }),
    response: reviewWord,
    problems: ['conflict'],
    once: true,
  }),
  removeReviewWord: endpoint({
    method: 'DELETE',
    path: '/api/v1/admin/review-word/{wordId}',
    summary: 'Hold posts for a word no longer',
    access: administrator('communities'),
    limit: callLimits.edits,
    response: done,
    problems: ['not_found'],
  }),
};
