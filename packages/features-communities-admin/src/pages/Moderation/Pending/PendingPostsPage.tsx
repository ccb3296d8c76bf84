import { type Post, postStatuses } from '@portal/api';
import { type PageProps, useDestinations, useMessages } from '@portal/kit';
import { adminPlaces } from '../../../destinations.ts';
import { CommunityAdmin } from '../../Frame/CommunityAdmin.tsx';
import type { AdminCommunity } from '../../Frame/use-admin-community.ts';
import { communitiesAdminMessages } from '../../../messages.ts';
import { useHeldDecision } from '../Queue/use-held-decision.ts';
import { useModeratedPosts } from '../use-moderated-posts.ts';
import { useModeration } from '../use-moderation.ts';
import { type PostsView, viewIn } from '../views.ts';
import { PendingPostsScreen } from './PendingPostsScreen.tsx';

export { firstReads } from '../../Frame/use-admin-community.ts';

export function PendingPostsPage({ params, search }: PageProps<'id'>) {
  return (
    <CommunityAdmin id={params.id} page="pendingPosts">
      {(admin) => <LivePending admin={admin} shows={viewIn(search)} />}
    </CommunityAdmin>
  );
}

function LivePending({ admin, shows }: { admin: AdminCommunity; shows: PostsView }) {
  const t = useMessages(communitiesAdminMessages);
  const { id } = admin.community;
  const { refetch: _, ...list } = useModeratedPosts(id, postStatuses.waitForApproval);
  const { approve, decline } = useModeration();
  const decision = useHeldDecision(list.view.state === 'ready' ? list.view.data.items.map((post) => post.id) : null);
  const page = useDestinations(adminPlaces).adminCommunityPendingPostsPage({ id });
  const holding = (text: 'heldApprove' | 'heldDecline', send: (post: Post) => Promise<unknown>) => (post: Post) =>
    decision.hold({ id: post.id, text: t(text, { title: post.title }), send: () => send(post) });
  return (
    <PendingPostsScreen
      {...list}
      admin={admin}
      shows={shows}
      page={page}
      decision={decision}
      onApprove={holding('heldApprove', approve)}
      onDecline={holding('heldDecline', decline)}
    />
  );
}
