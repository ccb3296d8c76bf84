import { type Post, postStatuses } from '@portal/api';
import { useCopyLink, useDestinations } from '@portal/kit';
import { Skeleton, SkeletonRegion, Stack } from '@portal/ui';
import { lazy, memo, Suspense, useState } from 'react';
import { places } from '../../destinations.ts';
import { postRights } from '../../model/post-permissions.ts';
import type { MemberRole } from '../../model/use-key-roles.ts';
import { useReader } from '../../model/use-reader.ts';
import { PostCard } from '../PostCard/PostCard.tsx';
import { PostTags } from '../PostCard/PostTags.tsx';
import { usePostActions } from './use-post-actions.ts';

// What only a press opens is loaded by that press.
const EditPost = lazy(() => import('../EditPost/EditPost.tsx').then((module) => ({ default: module.EditPost })));
const EditTags = lazy(() => import('../EditTags/EditTags.tsx').then((module) => ({ default: module.EditTags })));
const LiveApproval = lazy(() =>
  import('../Approval/LiveApproval.tsx').then((module) => ({ default: module.LiveApproval })),
);
const DeletePostDialog = lazy(() =>
  import('./DeletePostDialog.tsx').then((module) => ({ default: module.DeletePostDialog })),
);
const LikesDialog = lazy(() =>
  import('../PeopleDialog/LikesDialog.tsx').then((module) => ({ default: module.LikesDialog })),
);
const ViewsDialog = lazy(() =>
  import('../PeopleDialog/ViewsDialog.tsx').then((module) => ({ default: module.ViewsDialog })),
);
const ReportPostDialog = lazy(() =>
  import('../ReportDialog/ReportPostDialog.tsx').then((module) => ({ default: module.ReportPostDialog })),
);

export interface LivePostProps {
  post: Post;
  /** What the reader may do in the post's community, as far as it is known. */
  permissions: readonly string[];
  layout: 'feed' | 'page';
  headingLevel: 1 | 2 | 3;
  role?: MemberRole | undefined;
  hasCommunity?: boolean;
  onComment?: () => void;
  onDeleted?: () => void;
}

type Open = 'likes' | 'views' | 'report' | 'delete' | 'edit' | null;

/** A post that works: its buttons make the calls and its dialogs open. It is not drawn again by what happens to the others of its list. */
export const LivePost = memo(function LivePost({ post, permissions, onComment, onDeleted, ...look }: LivePostProps) {
  const to = useDestinations(places);
  const rights = postRights(post, useReader(permissions));
  const actions = usePostActions(post, onDeleted);
  const copyLink = useCopyLink({ tellsFailure: true });
  const href = to.post({ alias: post.community.alias, id: post.id });
  const [open, setOpen] = useState<Open>(null);
  const [wasEdited, setWasEdited] = useState(false);
  const shut = () => setOpen(null);

  function leaveEdit() {
    setWasEdited(true);
    shut();
  }

  const card = (
    <PostCard
      {...look}
      post={post}
      href={href}
      hasAutoFocus={wasEdited}
      rights={rights}
      like={actions.like}
      save={{ ...actions.save, count: 0 }}
      approval={
        needsDecision(post) && (
          <Suspense fallback={<ApprovalSkeleton lines={post.pendingEdit === null ? 2 : 5} />}>
            <LiveApproval post={post} onChange={() => setOpen('edit')} />
          </Suspense>
        )
      }
      tags={
        look.layout === 'page' && rights.editTags ? (
          <Suspense fallback={<PostTags post={post} />}>
            <EditTags post={post} />
          </Suspense>
        ) : undefined
      }
      onLikes={() => setOpen('likes')}
      onViews={() => setOpen('views')}
      onReport={() => setOpen('report')}
      onEdit={() => setOpen('edit')}
      onDelete={() => setOpen('delete')}
      onClose={() => actions.setFrozen(true)}
      onOpen={() => actions.setFrozen(false)}
      onCopyLink={() => href !== undefined && void copyLink(href)}
      onComment={onComment}
    />
  );
  if (open === 'edit') {
    return (
      <Suspense fallback={card}>
        <EditPost post={post} onDone={leaveEdit} />
      </Suspense>
    );
  }
  return (
    <>
      {card}
      <Suspense fallback={null}>
        {open === 'likes' && <LikesDialog postId={post.id} onClose={shut} />}
        {open === 'views' && <ViewsDialog postId={post.id} onClose={shut} />}
        {open === 'report' && <ReportPostDialog post={post} onClose={shut} />}
        {open === 'delete' && (
          <DeletePostDialog
            title={post.title}
            isPending={actions.isRemoving}
            onConfirm={() => void actions.remove().then(shut)}
            onCancel={shut}
          />
        )}
      </Suspense>
    </>
  );
});

/** About as tall as the notice, so that the post does not grow by it. */
function ApprovalSkeleton({ lines }: { lines: number }) {
  return (
    <SkeletonRegion>
      <Stack gap={3}>
        <Skeleton lines={lines} />
        <Skeleton kind="button" />
      </Stack>
    </SkeletonRegion>
  );
}

/** It waits for approval, or changes to it do, and that concerns the reader. */
function needsDecision({ pendingEdit, canApprove, status }: Post): boolean {
  return pendingEdit !== null || (canApprove && status === postStatuses.waitForApproval);
}
