import { calls, pageSizes, useEndpoint } from '@portal/api';

/** How many posts of a community wait for approval; null while it is unknown. */
export function useWaitingCount(communityId: string, enabled = true) {
  const { view } = useEndpoint(
    calls.posts.ofCommunity,
    { params: { id: communityId }, query: { page: 1, pageSize: pageSizes.single, onlyWaiting: true } },
    { enabled },
  );
  return {
    count: view.state === 'ready' ? view.data.totalItemCount : view.state === 'empty' ? 0 : null,
    isLoading: enabled && view.state === 'loading',
    isFailed: view.state === 'failed' || view.state === 'forbidden',
  };
}
