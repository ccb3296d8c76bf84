import { pageSizes } from '@portal/api';

/** What is asked for the comments of a post. */
export function commentsInput(postId: string) {
  return { params: { id: postId }, query: { page: 1, pageSize: pageSizes.comments } };
}
