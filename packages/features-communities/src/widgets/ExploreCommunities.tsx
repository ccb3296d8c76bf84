import { type PageProps, useOwnSearch } from '@portal/kit';
import { ExploreCommunitiesPage } from '../pages/ExploreCommunities/ExploreCommunitiesPage.tsx';
import { Widget, type WidgetProps } from './Widget.tsx';

export interface ExploreCommunitiesProps extends WidgetProps {
  /** What the list is limited to at first, as in the address: `{ onlyJoined: 'true' }`. */
  initialSearch?: PageProps['search'];
}

/** Explore communities on any page: it needs no router and keeps its filters to itself. */
export function ExploreCommunities({ initialSearch, ...site }: ExploreCommunitiesProps) {
  const { search, onSearchChange } = useOwnSearch(initialSearch);
  return (
    <Widget {...site}>
      <ExploreCommunitiesPage params={{}} search={search} onSearchChange={onSearchChange} />
    </Widget>
  );
}
