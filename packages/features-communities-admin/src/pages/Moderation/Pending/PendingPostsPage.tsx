import { type Post, postStatuses } from '@portal/api';
import { type PageProps, useDestinations, useMessages } from '@portal/kit';
import { adminDestinations } from '../../../destinations.ts';
import { CommunityAdmin } from '../../Frame/CommunityAdmin.tsx';
import type { AdminCommunity } from '../../Frame/use-admin-community.ts';
import { communitiesAdminMessages } from '../../../messages.ts';
import { useDelayedDecision } from '../Queue/use-delayed-decision.ts';
import { useReasonDialog } from '../use-reason-dialog.tsx';
import { useHeldPosts, useModeratedPosts } from '../use-moderated-posts.ts';
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
  const heldPosts = useHeldPosts(id);
  const { approve, decline } = useModeration();
  const decision = useDelayedDecision(list.view.state === 'ready' ? list.view.data.items.map((post) => post.id) : null);
  const page = useDestinations(adminDestinations).adminCommunityPendingPostsPage({ id });
  const reason = useReasonDialog();

  async function declineBecause(post: Post) {
    const { id: postId, title } = post;
    const because = await reason.ask({ title: t('declinePostTitle', { title }), confirmLabel: t('decline') });
    if (because === null) return false;
    decision.hold({ id: postId, text: t('heldDecline', { title }), send: () => decline(post, because) });
    return true;
  }

  return (
    <>
      <PendingPostsScreen
        {...list}
        admin={admin}
        shows={shows}
        page={page}
        heldPosts={heldPosts}
        decision={decision}
        onApprove={(post) =>
          decision.hold({ id: post.id, text: t('heldApprove', { title: post.title }), send: () => approve(post) })
        }
        onDecline={declineBecause}
      />
      {reason.dialog}
    </>
  );
}
