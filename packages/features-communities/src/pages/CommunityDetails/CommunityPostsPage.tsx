import type { PageProps } from '@portal/kit';
import { CommunityPosts } from '../../components/Feed/CommunityPosts.tsx';
import { CommunitySider } from '../../components/CommunitySider/CommunitySider.tsx';
import { CommunityScreen } from './CommunityScreen.tsx';
import { useCommunity } from './use-community.ts';
import { useWayOut } from './use-way-out.ts';

/** A community's Discussion tab. */
export function CommunityPostsPage(props: PageProps<'alias'>) {
  const view = useCommunity(props.params.alias);
  const leave = useWayOut();
  return (
    <CommunityScreen
      view={view}
      tab="posts"
      side={(visit) => <CommunitySider community={visit.community} />}
      onLeft={leave}
    >
      {(visit) => <CommunityPosts community={visit.community} permissions={visit.permissions} />}
    </CommunityScreen>
  );
}
