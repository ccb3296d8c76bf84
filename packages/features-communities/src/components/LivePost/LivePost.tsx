import { firstLimits, type Post, postStatuses } from '@portal/api';
import { type Portal, useCopyLink, useDestinations, usePortal } from '@portal/kit';
import { lazyComponent, Skeleton, SkeletonRegion, Stack } from '@portal/ui';
import { memo, type ReactNode, useState } from 'react';
import { destinations } from '../../destinations.ts';
import { postEditKey, reportKey } from '../../model/draft-keys.ts';
import { postRights } from '../../model/post-permissions.ts';
import type { MemberRole } from '../../model/use-key-roles.ts';
import { useReader } from '../../model/use-reader.ts';
import { EditTags } from '../EditTags/EditTags.tsx';
import { PostCard } from '../PostCard/PostCard.tsx';
import { LazyPreview } from '../Preview/LazyPreview.tsx';
import { PollFallback } from './PollFallback.tsx';
import type { PostDialogsProps } from './PostDialogs.tsx';
import { usePostActions } from './use-post-actions.ts';

// What only a press opens is loaded by that press, and what few posts have with the first of them.
const LivePoll = lazyComponent(() => import('../Poll/LivePoll.tsx').then((module) => ({ default: module.LivePoll })));
const EditPost = lazyComponent(() =>
  import('../EditPost/EditPost.tsx').then((module) => ({ default: module.EditPost })),
);
const LiveApproval = lazyComponent(() =>
  import('../Approval/LiveApproval.tsx').then((module) => ({ default: module.LiveApproval })),
);
const PostDialogs = lazyComponent(() =>
  import('./PostDialogs.tsx').then((module) => ({ default: module.PostDialogs })),
);

export interface LivePostProps {
  post: Post;
  /** What the reader may do in the post's community, as far as it is known. */
  permissions: readonly string[];
  layout: 'feed' | 'page';
  headingLevel: 1 | 2 | 3;
  role?: MemberRole | undefined;
  hasCommunity?: boolean;
  /** On a page of the admin area. */
  isInAdmin?: boolean;
  /** In place of what is offered to whoever approves posts: the page offers something of its own, or nothing. */
  approval?: ReactNode;
  onComment?: () => void;
  onDeleted?: () => void;
}

type Open = PostDialogsProps['open'] | 'edit' | null;

/** A post that works: its buttons make the calls and its dialogs open. It is not rendered again by what happens to the others of its list. */
export const LivePost = memo(function LivePost({
  post,
  permissions,
  isInAdmin = false,
  approval,
  onComment,
  onDeleted,
  ...look
}: LivePostProps) {
  const to = useDestinations(destinations);
  const reader = useReader(permissions);
  const rights = postRights(post, reader);
  const actions = usePostActions(post, { onDeleted, likeMs: isInAdmin ? firstLimits.debounce.adminLike : undefined });
  const copyLink = useCopyLink({ notifiesFailure: true });
  // A deleted post opens for nobody.
  const href = post.status === postStatuses.deleted ? undefined : to.post({ alias: post.community.alias, id: post.id });
  const { drafts } = usePortal();
  const [open, setOpen] = useState<Open>(() => takenUp(post.id, drafts));
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
        approval !== undefined
          ? approval
          : needsDecision(post) && (
              <LiveApproval
                post={post}
                onChange={() => setOpen('edit')}
                fallback={<PartSkeleton lines={post.pendingEdit === null ? 2 : 5} />}
              />
            )
      }
      preview={
        <LazyPreview
          preview={post.preview}
          postId={post.id}
          mayRemove={rights.edit}
          isOwn={post.createdByUserId === reader.id}
        />
      }
      poll={
        post.poll && (
          <LivePoll post={post} poll={post.poll} mayVote={rights.vote} fallback={<PollFallback poll={post.poll} />} />
        )
      }
      tags={look.layout === 'page' && rights.editTags ? <EditTags post={post} /> : undefined}
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
    return <EditPost post={post} onDone={leaveEdit} fallback={card} />;
  }
  return (
    <>
      {card}
      {open !== null && <PostDialogs open={open} post={post} actions={actions} onClose={shut} />}
    </>
  );
});

/** About as tall as what comes, so that the post does not grow by it. */
function PartSkeleton({ lines }: { lines: number }) {
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

/** The form that somebody goes on with who comes from the list of drafts. */
function takenUp(id: string, { isTakenUp }: Portal['drafts']): Open {
  if (isTakenUp(postEditKey(id))) return 'edit';
  return isTakenUp(reportKey('post', id)) ? 'report' : null;
}
