import { mapView, type PageProps } from '@portal/kit';
import { useKeyMembers } from '../../model/use-key-members.ts';
import { MembersPanel } from './MembersPanel.tsx';
import { useMembers } from './use-members.ts';

interface LiveMembersProps extends Pick<PageProps, 'search' | 'onSearchChange'> {
  communityId: string;
}

/** The people of a community over its calls. */
export function LiveMembers({ communityId, ...address }: LiveMembersProps) {
  const keyMembers = useKeyMembers(communityId);
  const { pages, keyword } = useMembers(communityId, address);
  return (
    <MembersPanel
      keyMembers={mapView(keyMembers.view, (reply) => reply.members)}
      view={pages.view}
      keyword={keyword.value}
      applied={keyword.applied}
      more={pages}
      onKeywordChange={keyword.set}
    />
  );
}
