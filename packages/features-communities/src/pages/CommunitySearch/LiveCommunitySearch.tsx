import type { Community } from '@portal/api';
import type { PageProps } from '@portal/kit';
import { CommunitySearchPanel } from './CommunitySearchPanel.tsx';
import { useCommunitySearch } from './use-community-search.ts';

interface LiveCommunitySearchProps extends Pick<PageProps, 'search' | 'onSearchChange'> {
  community: Pick<Community, 'id' | 'alias' | 'name'>;
}

/** The search in a community over its calls. */
export function LiveCommunitySearch({ community, ...address }: LiveCommunitySearchProps) {
  return <CommunitySearchPanel {...useCommunitySearch(community, address)} community={community} />;
}
