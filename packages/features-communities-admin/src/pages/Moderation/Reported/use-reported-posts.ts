import { calls, pageSizes, useEndpoint } from '@portal/api';

/** Posts of a community with reports that nobody has decided about. */
export function useReportedPosts(communityId: string) {
  return useEndpoint(
    calls.moderation.reportedPosts,
    { params: { communityId }, query: { pageSize: pageSizes.list } },
    { isEmpty: ({ posts }) => posts.length === 0 },
  );
}
