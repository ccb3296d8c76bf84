import type { Comment } from '@portal/api';

export interface Arrivals {
  shown: readonly Comment[];
  /** They wait until the reader asks for them. */
  pending: readonly Comment[];
}

/**
 * Comments that have come since a reader began wait, so that nothing moves under their eyes. Their own is shown at once, with what it answers, which they
 * have read elsewhere.
 */
export function arrivals(comments: readonly Comment[], seen: ReadonlySet<string>, readerId: string | null): Arrivals {
  const byId = new Map(comments.map((comment) => [comment.id, comment]));
  const shown = new Set<string>();
  for (const comment of comments) {
    if (!seen.has(comment.id) && comment.createdByUserId !== readerId) continue;
    let one: Comment | undefined = comment;
    while (one !== undefined && !shown.has(one.id)) {
      shown.add(one.id);
      one = byId.get(one.parentCommentId ?? '');
    }
  }
  return {
    shown: comments.filter(({ id }) => shown.has(id)),
    pending: comments.filter(({ id }) => !shown.has(id)),
  };
}
