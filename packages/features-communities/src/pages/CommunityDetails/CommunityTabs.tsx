import type { Community } from '@portal/api';
import { useDestinations, useMessages } from '@portal/kit';
import { LinkProvider, Tabs, type LinkComponentProps } from '@portal/ui';
import { useContext, useTransition } from 'react';
import { places } from '../../destinations.ts';
import { placeMessages } from '../../messages-places.ts';
import { TabsInPlaceContext, type CommunityTab } from './tabs-in-place.ts';

const order = ['about', 'posts', 'members'] as const;
const labels = { about: 'aboutTab', posts: 'discussionTab', members: 'membersTab' } as const;
const pages = { about: 'community', posts: 'communityPosts', members: 'communityMembers' } as const;

interface CommunityTabsProps {
  community: Pick<Community, 'alias' | 'name'>;
  current: CommunityTab;
}

/** The tabs of a community: addresses where the portal has them, else they change in place. */
export function CommunityTabs(props: CommunityTabsProps) {
  const { alias, name } = props.community;
  const t = useMessages(placeMessages);
  const to = useDestinations(places);
  const isInPlace = useContext(TabsInPlaceContext) !== null;
  const items = order.flatMap((id) => {
    const href = isInPlace ? `#${id}` : to[pages[id]]({ alias });
    return href === undefined ? [] : [{ id, label: t(labels[id]), href }];
  });
  const tabs = <Tabs label={t('communityTabs', { name })} items={items} current={props.current} isSticky />;
  return isInPlace ? <LinkProvider link={InPlaceLink}>{tabs}</LinkProvider> : tabs;
}

function InPlaceLink(props: LinkComponentProps) {
  const onTab = useContext(TabsInPlaceContext);
  const [isPending, startTransition] = useTransition();
  const tab = order.find((id) => props.href === `#${id}`);
  return (
    <a
      {...props}
      data-pending={isPending || undefined}
      onClick={(event) => {
        props.onClick?.(event);
        event.preventDefault();
        if (tab) startTransition(() => onTab?.(tab));
      }}
    />
  );
}
