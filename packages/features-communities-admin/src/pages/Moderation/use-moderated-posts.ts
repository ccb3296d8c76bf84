import { calls, type HeldPost, type PagesState, type Post, postStatuses, useEndpointPages } from '@portal/api';

/** Posts of a community with one status, or with any, newest first. */
export function useModeratedPosts(communityId: string, status?: 2 | 99): PagesState<Post> {
  return useEndpointPages(calls.moderation.posts, inputOf(communityId, status), { pick: ({ posts }) => posts });
}

/** Why some of those that wait are held; read with them. */
export function useHeldPosts(communityId: string): readonly HeldPost[] {
  const { view } = useEndpointPages(calls.moderation.posts, inputOf(communityId, postStatuses.waitForApproval), {
    pick: ({ held }) => held,
  });
  return view.state === 'ready' ? view.data.items : [];
}

function inputOf(communityId: string, status: 2 | 99 | undefined) {
  return { params: { communityId }, query: { ...(status !== undefined && { status }) } };
}
