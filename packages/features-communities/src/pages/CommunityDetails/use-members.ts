import { calls, limits, pageSizes, useEndpointPages } from '@portal/api';
import { useSearchState, type PageProps, type SearchCodec } from '@portal/kit';

const keywordInAddress: SearchCodec<string> = {
  read: (search) => (search.keyword ?? '').slice(0, limits.keywordLength),
  write: (keyword) => ({ keyword: keyword.trim() || undefined }),
};

/** Everyone who has joined, page by page, limited by a keyword that is kept in the address. */
export function useMembers(communityId: string, address: Pick<PageProps, 'search' | 'onSearchChange'>) {
  const keyword = useSearchState(keywordInAddress, address, { waitMs: limits.debounce.userSearch });
  const { applied } = keyword;
  const pages = useEndpointPages(
    calls.communities.members,
    {
      params: { id: communityId },
      query: { pageSize: pageSizes.members, ...(applied === '' ? {} : { keyword: applied }) },
    },
    { pick: (reply) => reply.members },
  );
  return { pages, keyword };
}
