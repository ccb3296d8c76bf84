import { calls, limits, pageSizes, useEndpointPages } from '@portal/api';
import type { PageProps } from '@portal/kit';
import { useEffect, useRef, useState } from 'react';

const searchMs = 500;

/** Everyone who has joined, page by page, limited by a keyword that is kept in the address. */
export function useMembers(
  communityId: string,
  search: PageProps['search'],
  onSearchChange: PageProps['onSearchChange'],
) {
  const applied = (search.keyword ?? '').slice(0, limits.keywordLength);
  const [keyword, setKeyword] = useState(applied);
  const write = useRef(onSearchChange);
  write.current = onSearchChange;

  useEffect(() => {
    if (keyword.trim() === applied) return undefined;
    const timer = setTimeout(
      () => write.current({ keyword: keyword.trim() || undefined }, { replace: true }),
      searchMs,
    );
    return () => clearTimeout(timer);
  }, [keyword, applied]);

  const pages = useEndpointPages(
    calls.communities.members,
    {
      params: { id: communityId },
      query: { pageSize: pageSizes.members, ...(applied === '' ? {} : { keyword: applied }) },
    },
    { pick: (reply) => reply.members },
  );
  return { ...pages, keyword, applied, setKeyword };
}
