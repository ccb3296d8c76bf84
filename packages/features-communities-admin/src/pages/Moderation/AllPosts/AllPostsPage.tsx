import type { Post } from '@portal/api';
import { DecisionReasonDialog } from '@portal/features-communities/parts';
import { type PageProps, useDestinations, useMessages } from '@portal/kit';
import { useState } from 'react';
import { adminDestinations } from '../../../destinations.ts';
import { CommunityAdmin } from '../../Frame/CommunityAdmin.tsx';
import type { AdminCommunity } from '../../Frame/use-admin-community.ts';
import { useModeratedPosts } from '../use-moderated-posts.ts';
import { useModeration } from '../use-moderation.ts';
import { viewIn, type PostsView } from '../views.ts';
import { communitiesAdminMessages } from '../../../messages.ts';
import { useBulkDecisions } from './use-bulk-decisions.ts';
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
  const t = useMessages(communitiesAdminMessages);
  const { id } = admin.community;
  const { refetch: _, ...list } = useModeratedPosts(id);
  const { restore } = useModeration();
  const page = useDestinations(adminDestinations).adminCommunityPostsPage({ id });
  const bulk = useBulkDecisions(id);
  const [declining, setDeclining] = useState<readonly Post[] | null>(null);
  return (
    <>
      <AllPostsScreen
        {...list}
        admin={admin}
        shows={shows}
        page={page}
        onRestore={(post) => void restore(post).catch(shown)}
        bulk={{ ...bulk, onApprove: bulk.approve, onDecline: setDeclining }}
      />
      {declining !== null && (
        <DecisionReasonDialog
          title={t('declinePostsTitle', { n: declining.length })}
          confirmLabel={t('decline')}
          onReason={(because) => bulk.decline(declining, because)}
          onClose={() => setDeclining(null)}
        />
      )}
    </>
  );
}

/** The action has told what went wrong. */
function shown() {
  return null;
}
