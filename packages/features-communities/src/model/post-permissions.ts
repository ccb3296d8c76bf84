import { type Comment, type Post, postStatuses } from '@portal/api';
import { isOpen } from './post-status.ts';

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
  report: boolean;
}

export interface CommentRights {
  edit: boolean;
  delete: boolean;
  react: boolean;
  report: boolean;
}

type PostFacts = Pick<Post, 'status' | 'isFrozen' | 'isReported' | 'canEdit' | 'createdByUserId'> & {
  community: Pick<Post['community'], 'isArchived'>;
};
type CommentFacts = Pick<Comment, 'isReported' | 'canEdit' | 'createdByUserId'>;

/** Either a global permission or one of the community grants an action. */
export function reader(id: string | null, ...permissions: readonly (readonly string[])[]): Reader {
  return { id, permissions: [...new Set(permissions.flat())] };
}

export function mayCreatePost(permissions: readonly string[]): boolean {
  return permissions.includes('postCreate');
}

export function postRights(post: PostFacts, { id, permissions }: Reader): PostRights {
  const isOwn = id !== null && post.createdByUserId === id;
  const isDeleted = post.status === postStatuses.deleted;
  // In a feed the permissions of each community are unknown; the server's word on somebody else's post says as much.
  const moderates = permissions.includes('postEdit') || (post.canEdit && !isOwn);
  const { isArchived } = post.community;
  const isOpenToChange = (isOwn || moderates) && !isDeleted && !post.isFrozen;
  return {
    edit: isOpenToChange && !isArchived,
    delete: isOpenToChange,
    editTags: isOpenToChange && !isArchived,
    close: moderates && !isDeleted && !post.isFrozen && !isArchived,
    open: moderates && !isDeleted && post.isFrozen && !isArchived,
    comment: isOpen(post) && !isArchived && permissions.includes('commentCreate'),
    react: isOpen(post),
    report: id !== null && !isOwn && !post.isReported && !isDeleted,
  };
}

/** What a reader may do with a comment of a post; a closed post and an archived community keep their comments as they are. */
export function commentRights(comment: CommentFacts, post: PostFacts, { id, permissions }: Reader): CommentRights {
  const isOwn = id !== null && comment.createdByUserId === id;
  const open = isOpen(post);
  return {
    edit: open && !post.community.isArchived && (isOwn || comment.canEdit || permissions.includes('commentEdit')),
    delete: isOwn || permissions.includes('commentDelete'),
    react: open,
    report: id !== null && !isOwn && !comment.isReported,
  };
}
