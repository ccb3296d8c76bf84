import { calls, useEndpointCache, type Comment } from '@portal/api';
import { usePostChange } from '../LivePost/use-post-change.ts';

/** Changes to the comments of a post that show before the server is asked again, and count with the post. */
export function useCommentChange(postId: string) {
  const cache = useEndpointCache();
  const changePost = usePostChange(postId);

  function update(fn: (comments: readonly Comment[]) => Comment[]) {
    return cache.update(
      calls.comments.list,
      (input) => input.params.id === postId,
      (reply) => {
        const comments = fn(reply.comments);
        return { ...reply, comments, totalItemCount: reply.totalItemCount + comments.length - reply.comments.length };
      },
    );
  }

  function count(by: 1 | -1) {
    changePost((post) => ({ ...post, commentsCount: Math.max(post.commentsCount + by, 0) }));
  }

  return {
    change(id: string, fn: (comment: Comment) => Comment) {
      update((comments) => comments.map((comment) => (comment.id === id ? fn(comment) : comment)));
    },
    add(comment: Comment) {
      update((comments) => [...comments, comment]);
      count(1);
    },
    remove(id: string) {
      update((comments) => comments.filter((comment) => comment.id !== id));
      count(-1);
    },
  };
}
