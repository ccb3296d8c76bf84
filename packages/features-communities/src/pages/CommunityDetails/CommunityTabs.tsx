import type { Community } from '@portal/api';
import { useDestinations, useMessages } from '@portal/kit';
import { Tabs, TabsInPlace } from '@portal/ui';
import { useContext } from 'react';
import { destinations } from '../../destinations.ts';
import { communitiesMessages } from '../../messages.ts';
import { TabsInPlaceContext, type CommunityTab } from './tabs-in-place.ts';

const order = ['about', 'posts', 'members', 'assets'] as const;
const labels = { about: 'aboutTab', posts: 'discussionTab', members: 'membersTab', assets: 'assetsTab' } as const;
const pages = {
  about: 'community',
  posts: 'communityPosts',
  members: 'communityMembers',
  assets: 'communityAssets',
} as const;

interface CommunityTabsProps {
  community: Pick<Community, 'alias' | 'name'>;
  current: CommunityTab | 'meetings' | 'search';
}

/** The tabs of a community: addresses where the portal has them, else they change in place. */
export function CommunityTabs({ community: { alias, name }, current }: CommunityTabsProps) {
  const t = useMessages(communitiesMessages);
  const to = useDestinations(destinations);
  const onTab = useContext(TabsInPlaceContext);
  const tabs = { label: t('communityTabs', { name }), current, isSticky: true };
  if (onTab !== null)
    return <TabsInPlace {...tabs} items={order.map((id) => ({ id, label: t(labels[id]) }))} onChoose={onTab} />;
  const items = order.flatMap((id) => {
    const href = to[pages[id]]({ alias });
    return href === undefined ? [] : [{ id, label: t(labels[id]), href }];
  });
  return <Tabs {...tabs} items={items} />;
}
