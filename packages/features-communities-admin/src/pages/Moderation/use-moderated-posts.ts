import { calls, type PagesState, type Post, useEndpointPages } from '@portal/api';

/** Posts of a community with one status, or with any, newest first. */
export function useModeratedPosts(communityId: string, status?: 2 | 99): PagesState<Post> {
  return useEndpointPages(
    calls.moderation.posts,
    { params: { communityId }, query: { ...(status !== undefined && { status }) } },
    { pick: ({ posts }) => posts },
  );
}
