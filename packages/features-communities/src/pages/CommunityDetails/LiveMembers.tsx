import { mapView, type PageProps } from '@portal/kit';
import { useKeyMembers } from '../../model/use-key-members.ts';
import { MembersPanel } from './MembersPanel.tsx';
import { useMembers } from './use-members.ts';

interface LiveMembersProps {
  communityId: string;
  search: PageProps['search'];
  onSearchChange: PageProps['onSearchChange'];
}

/** The people of a community over its calls. */
export function LiveMembers(props: LiveMembersProps) {
  const keyMembers = useKeyMembers(props.communityId);
  const members = useMembers(props.communityId, props.search, props.onSearchChange);
  return (
    <MembersPanel
      keyMembers={mapView(keyMembers.view, (reply) => reply.members)}
      view={members.view}
      keyword={members.keyword}
      applied={members.applied}
      hasMore={members.hasMore}
      isLoadingMore={members.isLoadingMore}
      moreProblem={members.moreProblem}
      onKeywordChange={members.setKeyword}
      onEndReached={members.loadMore}
    />
  );
}
