import type { Comment, Permission, Post } from '@portal/api';
import {
  commentRefusal,
  communityAccessRefusal,
  editRefusal,
  knownPermissions,
  type PostFacts,
  postRefusal,
} from '@portal/rules';

/** The reader, with the permissions they hold globally or in the post's community. */
export interface Reader {
  id: string | null;
  permissions: readonly string[];
}

export interface PostRights {
  edit: boolean;
  delete: boolean;
  editTags: boolean;
  close: boolean;
  open: boolean;
  comment: boolean;
  react: boolean;
  vote: boolean;
  report: boolean;
}

export interface CommentRights {
  edit: boolean;
  delete: boolean;
  react: boolean;
  accept: boolean;
  report: boolean;
}

export type ShownPost = Pick<
  Post,
  'status' | 'visibility' | 'isFrozen' | 'isReported' | 'canEdit' | 'createdByUserId'
> & {
  community: Pick<Post['community'], 'isArchived'>;
};
type ShownComment = Pick<Comment, 'isReported' | 'canEdit' | 'createdByUserId'>;

/** Either a global permission or one of the community grants an action. */
export function reader(id: string | null, ...permissions: readonly (readonly string[])[]): Reader {
  return { id, permissions: [...new Set(permissions.flat())] };
}

/** What who reads a community's posts is to it; the server has let them in. */
const reading = {
  isPublic: true,
  isSeen: true,
  isJoined: true,
  belongsAnyway: false,
  isRequirePostApproval: false,
  isRequireEditApproval: false,
  status: null,
} as const;

export function mayCreatePost(permissions: readonly string[], { isArchived }: { isArchived: boolean }): boolean {
  return (
    communityAccessRefusal('post', { ...reading, isArchived, permissions: knownPermissions(permissions) }) === null
  );
}

/** The post as its rules know it. In a feed the permissions of each community are unknown; what the reply says grants them. */
export function factsOf(post: ShownPost, permissions: readonly string[], granted: readonly Permission[]): PostFacts {
  const { status, visibility, isFrozen, createdByUserId: authorId, community } = post;
  const held = new Set([...knownPermissions(permissions), ...granted]);
  return { authorId, status, visibility, isFrozen, community: { ...reading, ...community, permissions: held } };
}

export function postRights(post: ShownPost, { id, permissions }: Reader): PostRights {
  const actor = { id: id ?? '' };
  const facts = factsOf(post, permissions, post.canEdit && post.createdByUserId !== id ? ['postEdit'] : []);
  const may = (action: Parameters<typeof postRefusal>[0]) => postRefusal(action, facts, actor) === null;
  const mayWish = (isFrozen: boolean | undefined) =>
    editRefusal({ isFrozen, changesContent: isFrozen === undefined }, facts) === null;
  return {
    edit: may('edit') && mayWish(undefined),
    delete: may('delete'),
    editTags: may('tag'),
    close: may('edit') && mayWish(true),
    open: may('edit') && post.isFrozen && mayWish(false),
    comment: may('comment'),
    react: may('react'),
    vote: may('vote'),
    report: id !== null && !post.isReported && may('report'),
  };
}

/** What a reader may do with a comment of a post. */
export function commentRights(comment: ShownComment, post: ShownPost, { id, permissions }: Reader): CommentRights {
  const actor = { id: id ?? '' };
  const authorId = comment.createdByUserId;
  const facts = factsOf(post, permissions, [
    ...(comment.canEdit && authorId !== id ? (['commentEdit'] as const) : []),
    ...(post.canEdit && post.createdByUserId !== id ? (['postEdit'] as const) : []),
  ]);
  const may = (action: Parameters<typeof commentRefusal>[0]) =>
    commentRefusal(action, { authorId }, facts, actor) === null;
  return {
    edit: may('edit'),
    delete: may('delete'),
    react: may('react'),
    accept: may('accept'),
    report: id !== null && !comment.isReported && may('report'),
  };
}
