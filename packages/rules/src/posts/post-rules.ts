import type { CommentAction, PostAction, PostVisibility } from '@portal/api/contract';
import {
  archived,
  conflict,
  forbidden,
  forbiddenBecause,
  notFound,
  postClosed,
  postStatuses,
  type Refusal,
} from '@portal/api/rules';
import { mayEditComment } from '../comments/rules.ts';
import { type Actor, type CommunityFacts, communityAccessRefusal } from '../communities/community-rules.ts';

/** What of a post its rules decide by. */
export interface PostFacts {
  authorId: string;
  status: number;
  visibility: PostVisibility;
  isFrozen: boolean;
  community: CommunityFacts;
}

export interface CommentFacts {
  authorId: string;
}

export function isPublished(status: number): boolean {
  return status === postStatuses.default || status === postStatuses.published;
}

/** Its author and those who decide about it read a post that is not, or no longer, for everyone. */
export function isReadable({ status, visibility, authorId, community }: PostFacts, { id }: Actor): boolean {
  const isAuthor = authorId === id;
  if (isPublished(status)) return visibility !== 'private' || isAuthor || community.permissions.has('postEdit');
  if (status === postStatuses.waitForApproval) return isAuthor || community.permissions.has('postApprove');
  return status !== postStatuses.deleted && community.permissions.has('postEdit');
}

/** Whoever edits the posts of others reads deleted ones where they can be restored, and nowhere else. */
function isRestorable({ status, community }: Pick<PostFacts, 'status' | 'community'>): boolean {
  return status === postStatuses.deleted && community.permissions.has('postEdit');
}

/** What those who look after the posts of a community find in its lists for them. */
export function isModerated(post: PostFacts, actor: Actor): boolean {
  return isReadable(post, actor) || isRestorable(post);
}

/** Posts that every reader of the community sees: the only ones that are counted. */
export function isCounted({ status, visibility }: Pick<PostFacts, 'status' | 'visibility'>): boolean {
  return isPublished(status) && visibility !== 'private';
}

/** A question that may still be answered, of which no answer was accepted. */
export function isUnanswered(post: {
  isQuestion: boolean;
  acceptedCommentId: string | null;
  isFrozen: boolean;
}): boolean {
  return post.isQuestion && post.acceptedCommentId === null && !post.isFrozen;
}

/** In lists stands what is published, and what waits for approval for its author and those who decide. */
export function isListed(post: PostFacts, actor: Actor): boolean {
  const { status, community } = post;
  const isCurrent = isPublished(status) || status === postStatuses.waitForApproval;
  return community.isSeen && community.isJoined && isCurrent && isReadable(post, actor);
}

interface Owned extends Pick<PostFacts, 'authorId'> {
  community: Pick<CommunityFacts, 'permissions'>;
}

export function mayEditPost({ authorId, community }: Owned, { id }: Actor): boolean {
  return authorId === id || community.permissions.has('postEdit');
}

/** What a person may not do with a post. One that they may not read is answered like one that never was, wherever it stands. */
export function postRefusal(action: PostAction, post: PostFacts | null, actor: Actor): Refusal | null {
  const isThere = action === 'setStatus' ? isModerated : isReadable;
  if (!post?.community.isSeen || !isThere(post, actor)) return notFound;
  return communityAccessRefusal('read', post.community) ?? postRefusals[action](post, actor);
}

/** The same of a comment under a post that the person may read. */
export function commentRefusal(
  action: CommentAction,
  comment: CommentFacts | null,
  post: PostFacts,
  actor: Actor,
): Refusal | null {
  return comment ? commentRefusals[action](comment, post, actor) : notFound;
}

const postRefusals: Record<PostAction, (post: PostFacts, actor: Actor) => Refusal | null> = {
  read: () => null,
  react: unanswerable,
  vote: (post) => (post.community.isArchived ? archived : unanswerable(post)),
  comment: (post) =>
    (post.community.isArchived ? archived : unanswerable(post)) ??
    (post.community.permissions.has('commentCreate') ? null : forbidden),
  edit: uneditable,
  tag: (post, actor) => uneditable(post, actor) ?? (post.isFrozen ? postClosed : null),
  delete(post, actor) {
    if (!mayEditPost(post, actor)) return forbidden;
    return post.isFrozen ? postClosed : null;
  },
  report: ({ authorId }, { id }) => (authorId === id ? forbiddenBecause('You cannot report your own post.') : null),
  approve: undecidable,
  approveEdit: (post) => undecidable(post) ?? editApprovalRefusal(post),
  setStatus: ({ community: { permissions } }) =>
    (['postApprove', 'postDelete', 'postEdit'] as const).some((flag) => permissions.has(flag)) ? null : forbidden,
};

const commentRefusals: Record<CommentAction, (comment: CommentFacts, post: PostFacts, actor: Actor) => Refusal | null> =
  {
    react: (_, post) => unanswerable(post),
    edit(comment, post, actor) {
      if (!mayEditComment(comment, post.community.permissions, actor)) return forbidden;
      return post.community.isArchived ? archived : unanswerable(post);
    },
    delete: ({ authorId }, { community }, { id }) =>
      authorId === id || community.permissions.has('commentDelete') ? null : forbidden,
    accept(_, post, actor) {
      if (!mayEditPost(post, actor)) return forbidden;
      return post.community.isArchived ? archived : unanswerable(post);
    },
    report: ({ authorId }, _, { id }) =>
      authorId === id ? forbiddenBecause('You cannot report your own comment.') : null,
  };

/** A closed post is not refused here: opening it is an edit too, and what is asked for decides (`editRefusal`). */
function uneditable(post: PostFacts, actor: Actor): Refusal | null {
  if (!mayEditPost(post, actor)) return forbidden;
  return post.community.isArchived ? archived : null;
}

function undecidable({ community }: PostFacts): Refusal | null {
  return community.permissions.has('postApprove') ? null : forbidden;
}

/** A post that takes no comments and likes: closed, or not published. */
function unanswerable({ isFrozen, status }: PostFacts): Refusal | null {
  if (isFrozen) return postClosed;
  return isPublished(status) ? null : conflict('This post is not published.');
}

/** Changes that wait for approval are for who wrote them and for those who decide about them. */
export function seesPendingEdit({ authorId, community }: Owned, { id }: Actor): boolean {
  return authorId === id || community.permissions.has('postApprove');
}

/** Why changes that wait cannot be published as the post stands now. */
export function editApprovalRefusal({ status, isFrozen, community }: PostFacts): Refusal | null {
  if (community.isArchived) return archived;
  if (isFrozen) return postClosed;
  return isPublished(status) ? null : conflict('This post is not published.');
}

/** What an edit asks for, besides being allowed to edit. */
export interface EditWish {
  /** Closes the post, or opens it. */
  isFrozen: boolean | undefined;
  changesContent: boolean;
}

/** What a body asks for, whatever the names of its fields; which versions were read asks for nothing. */
export function editWish(body: Readonly<Record<string, unknown>> & { isFrozen?: boolean | undefined }): EditWish {
  const { isFrozen, version: _, pendingVersion: __, ...content } = body;
  return { isFrozen, changesContent: Object.values(content).some((value) => value !== undefined) };
}

/** A closed post can only be opened, and only by who may close it. */
export function editRefusal({ isFrozen, changesContent }: EditWish, post: PostFacts): Refusal | null {
  if (isFrozen !== undefined && !post.community.permissions.has('postEdit')) return forbidden;
  return post.isFrozen && (changesContent || isFrozen === true) ? postClosed : null;
}
