import type { PageProps } from '@portal/kit';
import { CommunityPosts } from '../../components/Feed/CommunityPosts.tsx';
import { inAddress, narrowingIn } from '../../components/Feed/narrowing.ts';
import { CommunitySider } from '../../components/CommunitySider/CommunitySider.tsx';
import { CommunityTabPage } from './CommunityTabPage.tsx';

export { firstReads } from './use-community.ts';

/** A community's Discussion tab. */
export function CommunityPostsPage({ params, search, onSearchChange }: PageProps<'alias'>) {
  return (
    <CommunityTabPage alias={params.alias} tab="posts" side={(visit) => <CommunitySider community={visit.community} />}>
      {(visit) => (
        <CommunityPosts
          community={visit.community}
          permissions={visit.permissions}
          narrowing={narrowingIn(search)}
          onNarrowingChange={(narrowing) => onSearchChange(inAddress(narrowing))}
        />
      )}
    </CommunityTabPage>
  );
}
