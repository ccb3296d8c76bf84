import { loading, useDestinations, useMessages, type View } from '@portal/kit';
import {
  IconBookmark,
  IconHelp,
  IconHome,
  IconSearch,
  IconStar,
  IconVideo,
  PanelSwitch,
  SideMenu,
  Skeleton,
  Stack,
} from '@portal/ui';
import { destinations } from '../../destinations.ts';
import { communitiesMessages } from '../../messages.ts';
import { useNewPostsText } from '../CommunityFacts/use-new-posts-text.ts';
import type { MyCommunities } from './use-my-communities.ts';

export interface CommunitiesMenuProps {
  mine: View<MyCommunities>;
  favourites: View<unknown>;
  managesAll: boolean;
  current: 'dashboard' | 'savedPosts';
}

/** The left menu of communities. An entry stands only where this portal has its page. */
export function CommunitiesMenu(props: CommunitiesMenuProps) {
  const { mine, favourites, current } = props;
  // What stands below an entry that may come waits for it, so that nothing moves.
  const isLoadingMore = mine.state === 'loading' || favourites.state === 'loading';
  const { joined, managed } = mine.state === 'ready' && !isLoadingMore ? mine.data : none;
  const managesAll = props.managesAll && !isLoadingMore;
  const hasFavourites = favourites.state !== 'loading' && favourites.state !== 'empty';
  const t = useMessages(communitiesMessages);
  const to = useDestinations(destinations);
  const newPostsText = useNewPostsText();
  const pages = [
    {
      id: 'dashboard',
      label: t('welcome'),
      icon: IconHome,
      href: to.dashboard(),
      isCurrent: current === 'dashboard',
    },
    { id: 'explore', label: t('exploreCommunities'), icon: IconSearch, href: to.explore() },
    { id: 'meetings', label: t('exploreMeetings'), icon: IconVideo, href: to.exploreMeetings() },
    {
      id: 'saved',
      label: t('savedPosts'),
      icon: IconBookmark,
      href: to.savedPosts(),
      isCurrent: current === 'savedPosts',
    },
    {
      id: 'favourites',
      label: t('favourites'),
      icon: IconStar,
      href: hasFavourites ? to.explore({}, { onlyFavorite: 'true' }) : undefined,
    },
  ];
  const joinedItems = [
    ...joined.map((community) => ({
      id: community.id,
      label: community.name,
      href: to.community({ alias: community.alias }),
      count: community.newPostsCount || undefined,
      countLabel: newPostsText(community.newPostsCount),
    })),
    { id: 'see-all', label: t('seeAll'), href: to.explore({}, { onlyJoined: 'true' }) },
  ];
  const admin = [
    ...managed.map((community) => ({
      id: community.id,
      label: community.name,
      href: to.manage({ id: community.id }) ?? to.community({ alias: community.alias }),
    })),
    { id: 'manage-admin', label: t('manageAdmin'), href: managesAll ? to.manageAll() : undefined },
  ].filter(isBound);
  const help = { id: 'faq', label: t('faqPageTitle'), icon: IconHelp, href: isLoadingMore ? undefined : to.faq() };

  return (
    <Stack gap={4}>
      <SideMenu
        label={t('communitiesMenu')}
        items={[
          ...pages.filter(isBound),
          ...(joined.length > 0 ? [{ id: 'mine', group: t('myCommunities'), items: joinedItems.filter(isBound) }] : []),
          ...(admin.length > 0 ? [{ id: 'managed', group: t('communitiesYouManage'), items: admin }] : []),
          ...[help].filter(isBound),
        ]}
      />
      <PanelSwitch
        view={isLoadingMore ? loading : mine}
        skeleton={<Skeleton lines={5} />}
        failedTitle={t('myCommunitiesFailed')}
      >
        {inTheMenu}
      </PanelSwitch>
    </Stack>
  );
}

const none: MyCommunities = { joined: [], managed: [] };

function inTheMenu() {
  return null;
}

function isBound<Item extends { href: string | undefined }>(item: Item): item is Item & { href: string } {
  return item.href !== undefined;
}
