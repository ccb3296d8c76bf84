import { type PageProps, useDestinations } from '@portal/kit';
import { adminPlaces } from '../../../destinations.ts';
import { CommunityAdmin } from '../../Frame/CommunityAdmin.tsx';
import type { AdminCommunity } from '../../Frame/use-admin-community.ts';
import { useModeratedPosts } from '../use-moderated-posts.ts';
import { useModeration } from '../use-moderation.ts';
import { viewIn, type PostsView } from '../views.ts';
import { AllPostsScreen } from './AllPostsScreen.tsx';

export { firstReads } from '../../Frame/use-admin-community.ts';

export function AllPostsPage({ params, search }: PageProps<'id'>) {
  return (
    <CommunityAdmin id={params.id} page="posts">
      {(admin) => <LivePosts admin={admin} shows={viewIn(search)} />}
    </CommunityAdmin>
  );
}

function LivePosts({ admin, shows }: { admin: AdminCommunity; shows: PostsView }) {
  const { id } = admin.community;
  const { refetch: _, ...list } = useModeratedPosts(id);
  const { restore } = useModeration();
  const page = useDestinations(adminPlaces).adminCommunityPostsPage({ id });
  return (
    <AllPostsScreen
      {...list}
      admin={admin}
      shows={shows}
      page={page}
      onRestore={(post) => void restore(post).catch(shown)}
    />
  );
}

/** The action has told what went wrong. */
function shown() {
  return null;
}
