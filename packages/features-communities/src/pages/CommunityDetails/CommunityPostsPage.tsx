import type { PageProps } from '@portal/kit';
import { CommunityPosts } from '../../components/Feed/CommunityPosts.tsx';
import { CommunitySider } from '../../components/CommunitySider/CommunitySider.tsx';
import { CommunityTabPage } from './CommunityTabPage.tsx';

/** A community's Discussion tab. */
export function CommunityPostsPage(props: PageProps<'alias'>) {
  return (
    <CommunityTabPage
      alias={props.params.alias}
      tab="posts"
      side={(visit) => <CommunitySider community={visit.community} />}
    >
      {(visit) => <CommunityPosts community={visit.community} permissions={visit.permissions} />}
    </CommunityTabPage>
  );
}
