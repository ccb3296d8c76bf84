import { type CommentAction, type PostAction, postStatuses } from '@portal/api/contract';
import { conflict, forbidden, notFound, ProblemError } from '../../http/problem.ts';
import type { Person } from '../auth/person.ts';
import { archived, permitOnCommunity } from '../communities/policy.ts';
import type { CommentFacts, PostFacts } from './facts.ts';
import { isPublished } from './status.ts';

/** Refuses what a person may not do with a post; one they may not read does not exist for them. */
export function permitOnPost(action: PostAction, post: PostFacts | null, person: Person): PostFacts {
  if (!post) throw notFound();
  permitOnCommunity('read', post.community, person);
  if (!isReadable(post, person)) throw notFound();
  const problem = postRefusals[action](post, person);
  if (problem) throw problem;
  return post;
}

export function permitOnComment(
  action: CommentAction,
  comment: CommentFacts | null,
  post: PostFacts,
  person: Person,
): CommentFacts {
  if (!comment) throw notFound();
  const problem = commentRefusals[action](comment, post, person);
  if (problem) throw problem;
  return comment;
}

/** Its author and those who decide about it read a post that is not, or no longer, for everyone. */
function isReadable({ status, visibility, authorId, community }: PostFacts, person: Person): boolean {
  const isAuthor = authorId === person.id;
  if (isPublished(status)) return visibility !== 'private' || isAuthor || community.permissions.has('postEdit');
  if (status === postStatuses.waitForApproval) return isAuthor || community.permissions.has('postApprove');
  return status !== postStatuses.deleted && community.permissions.has('postEdit');
}

const postRefusals: Record<PostAction, (post: PostFacts, person: Person) => ProblemError | null> = {
  read: () => null,
  react: closed,
  comment(post) {
    if (post.community.isArchived) return archived();
    return closed(post) ?? (post.community.permissions.has('commentCreate') ? null : forbidden());
  },
  edit: (post, person) => (mayEditPost(post, person) ? null : forbidden()),
  delete: (post, person) => (mayEditPost(post, person) ? frozen(post) : forbidden()),
  report: (post, person) => (post.authorId === person.id ? forbidden('You cannot report your own post.') : null),
};

const commentRefusals: Record<
  CommentAction,
  (comment: CommentFacts, post: PostFacts, person: Person) => ProblemError | null
> = {
  react: (_, post) => closed(post),
  edit(comment, post, person) {
    if (comment.authorId !== person.id && !post.community.permissions.has('commentEdit')) return forbidden();
    return closed(post);
  },
  delete: (comment, post, person) =>
    comment.authorId === person.id || post.community.permissions.has('commentDelete') ? null : forbidden(),
  report: (comment, _, person) =>
    comment.authorId === person.id ? forbidden('You cannot report your own comment.') : null,
};

function mayEditPost(post: PostFacts, person: Person): boolean {
  return post.authorId === person.id || post.community.permissions.has('postEdit');
}

/** A closed post stays as it is until somebody opens it again. */
export function frozen(post: PostFacts): ProblemError | null {
  return post.isFrozen ? new ProblemError('post_closed', 'This post is closed.') : null;
}

function closed(post: PostFacts): ProblemError | null {
  return frozen(post) ?? (isPublished(post.status) ? null : conflict('This post is not published.'));
}
