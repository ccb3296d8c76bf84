import {
  calls,
  type Community,
  type FoundPost,
  pageSizes,
  type Person,
  useEndpoint,
  useEndpointPages,
} from '@portal/api';
import { empty, type PageProps, usePortal, useSearchState } from '@portal/kit';
import { searchInAddress, searchQuery } from './search-filters.ts';

const waitMs = 400;

/** Posts of a community that hold what the address says, and what they can be narrowed to. */
export function useCommunitySearch(
  community: Pick<Community, 'id'>,
  address: Pick<PageProps, 'search' | 'onSearchChange'>,
) {
  const { clock } = usePortal();
  const { value, applied, set, push } = useSearchState(searchInAddress, address, { waitMs });
  const query = searchQuery(applied, clock.now());
  const hasKeyword = query.keyword !== '';
  const pages = useEndpointPages(
    calls.search.inCommunity,
    { params: { id: community.id }, query: { page: 1, pageSize: pageSizes.feed, ...query } },
    { pick: (reply) => reply.posts, enabled: hasKeyword },
  );
  const tags = useEndpoint(
    calls.posts.tags,
    { query: { page: 1, pageSize: pageSizes.tags } },
    { staleTimeMs: 300_000 },
  );
  const found = pages.view.state === 'ready' ? pages.view.data.items : none;
  return {
    view: hasKeyword ? pages.view : empty,
    more: pages,
    hasKeyword: hasKeyword,
    filters: value,
    applied,
    onKeywordChange: (keyword: string) => set({ ...value, keyword }),
    onFiltersChange: push,
    tags: tags.view,
    authors: authorsOf(found),
    listId: JSON.stringify(query),
  };
}

const none: readonly FoundPost[] = [];

/** Who has written what was found, each once: whom the search can be narrowed to. */
function authorsOf(found: readonly FoundPost[]): readonly Person[] {
  return [...new Map(found.map(({ author }) => [author.id, author])).values()];
}
