import { postStatuses } from '@portal/api';
import type { PageProps } from '@portal/kit';
import { CommunityAdmin } from '../../Frame/CommunityAdmin.tsx';
import type { AdminCommunity } from '../../Frame/use-admin-community.ts';
import { useModeratedPosts } from '../use-moderated-posts.ts';
import { useModeration } from '../use-moderation.ts';
import { ArchiveScreen } from './ArchiveScreen.tsx';

export { firstReads } from '../../Frame/use-admin-community.ts';

export function ArchivePage({ params }: PageProps<'id'>) {
  return (
    <CommunityAdmin id={params.id} page="archive">
      {(admin) => <LiveArchive admin={admin} />}
    </CommunityAdmin>
  );
}

function LiveArchive({ admin }: { admin: AdminCommunity }) {
  const { refetch: _, ...list } = useModeratedPosts(admin.community.id, postStatuses.archived);
  const { publish } = useModeration();
  return <ArchiveScreen {...list} admin={admin} onPublish={(post) => void publish(post).catch(shown)} />;
}

/** The action has told what went wrong. */
function shown() {
  return null;
}
