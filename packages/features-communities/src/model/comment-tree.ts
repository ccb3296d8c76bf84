import type { Comment } from '@portal/api';

/** A comment with the replies under it. `depth` counts from 0, a reply to a top-level comment being 1. */
export interface CommentNode {
  comment: Comment;
  depth: number;
  replies: readonly CommentNode[];
}

/** How deep replies nest under a top-level comment. */
const deepestReply = 3;

/** The server answers a flat list, oldest first; its order is kept among siblings. */
export function commentTree(comments: readonly Comment[]): readonly CommentNode[] {
  const known = new Set(comments.map((comment) => comment.id));
  const children = Map.groupBy(comments, (comment) => parentOf(comment, known));
  const placed = new Set<string>();
  const roots = branch(null, 0, children, placed);
  // Comments that answer each other in a ring hang on no root: show them rather than lose them.
  const lost = comments.filter((comment) => !placed.has(comment.id));
  return [...roots, ...lost.map((comment) => ({ comment, depth: 0, replies: [] }))];
}

/** The threads of a question, that of its accepted answer first. */
export function answerFirst(nodes: readonly CommentNode[], acceptedId: string | null): readonly CommentNode[] {
  const answer = nodes.find(({ comment }) => comment.id === acceptedId);
  return answer === undefined ? nodes : [answer, ...nodes.filter((node) => node !== answer)];
}

/** A third-level reply cannot be answered. */
export function canBeAnswered(node: Pick<CommentNode, 'depth'>): boolean {
  return node.depth < deepestReply;
}

/** A comment is marked as edited when it changed more than 100 ms after it was written. */
export function isEdited(comment: Pick<Comment, 'createdAt' | 'updatedAt'>): boolean {
  return Date.parse(comment.updatedAt) - Date.parse(comment.createdAt) > 100;
}

type Children = ReadonlyMap<string | null, readonly Comment[]>;

/** A comment whose parent is not in the list stands at the top. */
function parentOf(comment: Comment, known: ReadonlySet<string>): string | null {
  return comment.parentCommentId !== null && known.has(comment.parentCommentId) ? comment.parentCommentId : null;
}

function branch(
  parentId: string | null,
  depth: number,
  children: Children,
  placed: Set<string>,
): readonly CommentNode[] {
  return (children.get(parentId) ?? []).flatMap((comment) => {
    placed.add(comment.id);
    const below = branch(comment.id, depth + 1, children, placed);
    if (depth < deepestReply) return [{ comment, depth, replies: below }];
    return [{ comment, depth: deepestReply, replies: [] }, ...below.map((node) => ({ ...node, depth: deepestReply }))];
  });
}
