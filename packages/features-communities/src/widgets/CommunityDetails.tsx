import { useOwnSearch } from '@portal/kit';
import { lazyComponent } from '@portal/ui';
import { useState } from 'react';
import { CommunityDetailsPage } from '../pages/CommunityDetails/CommunityDetailsPage.tsx';
import { CommunityMembersPage } from '../pages/CommunityDetails/CommunityMembersPage.tsx';
import { CommunityPostsPage } from '../pages/CommunityDetails/CommunityPostsPage.tsx';
import { TabsInPlaceContext, type CommunityTab } from '../pages/CommunityDetails/tabs-in-place.ts';
import { Widget, type WidgetProps } from './Widget.tsx';

// Few visitors open it: another website does not load it before.
const CommunityAssetsPage = lazyComponent(() =>
  import('../pages/CommunityDetails/CommunityAssetsPage.tsx').then((page) => ({ default: page.CommunityAssetsPage })),
);

const pages = {
  about: CommunityDetailsPage,
  posts: CommunityPostsPage,
  members: CommunityMembersPage,
  assets: CommunityAssetsPage,
};

export interface CommunityDetailsProps extends WidgetProps {
  alias: string;
}

/** A community with its tabs on any page: it needs no router and keeps the chosen tab to itself. */
export function CommunityDetails({ alias, ...site }: CommunityDetailsProps) {
  const [tab, setTab] = useState<CommunityTab>('about');
  const { search, onSearchChange } = useOwnSearch();
  const Page = pages[tab];
  return (
    <Widget {...site}>
      <TabsInPlaceContext.Provider value={setTab}>
        <Page params={{ alias }} search={search} onSearchChange={onSearchChange} />
      </TabsInPlaceContext.Provider>
    </Widget>
  );
}
