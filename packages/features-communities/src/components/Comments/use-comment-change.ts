import { calls, useEndpointCache, type Comment, type EntityChange } from '@portal/api';

/** Changes to the comments of a post that show before the server is asked again, and count with the post. */
export function useCommentChange(postId: string) {
  const cache = useEndpointCache();

  function count(by: 1 | -1) {
    cache.patch('post', postId, ({ commentsCount }) => ({ commentsCount: Math.max(commentsCount + by, 0) }));
  }

  return {
    change(id: string, change: EntityChange<Comment>) {
      cache.patch('comment', id, change);
    },
    add(comment: Comment) {
      cache.update(
        calls.comments.list,
        (input) => input.params.id === postId,
        (reply) =>
          // It may have been asked for anew, because others were told of it, before its own answer came.
          reply.comments.some(({ id }) => id === comment.id)
            ? reply
            : { ...reply, comments: [...reply.comments, comment], totalItemCount: reply.totalItemCount + 1 },
      );
      count(1);
    },
    remove(id: string) {
      cache.remove('comment', id);
      count(-1);
    },
  };
}
