import { calls, postStatuses, useAction, type Community, type Post } from '@portal/api';
import { successToastMs, useDraftsRecovered, useMessages, useOutcome, usePortal } from '@portal/kit';
import { lazyComponent } from '@portal/ui';
import { useState } from 'react';
import type { CommunitiesOutcomes } from '../../manifest.ts';
import { communitiesMessages } from '../../messages.ts';
import { postLists } from '../LivePost/use-post-change.ts';
import { newPost, type PostValues } from '../PostForm/post-values.ts';
import { ComposerBar } from './ComposerBar.tsx';

const NewPostForm = lazyComponent(() =>
  import('./NewPostForm.tsx').then((module) => ({ default: module.NewPostForm })),
);

export interface PostComposerProps {
  community: Pick<Community, 'id' | 'alias' | 'name' | 'isRequirePostApproval'>;
}

/** Invites to write a post and opens in place; an unfinished one is there again after a reload. */
export function PostComposer({ community }: PostComposerProps) {
  const t = useMessages(communitiesMessages);
  const { clock, drafts, notify } = usePortal();
  const emit = useOutcome<CommunitiesOutcomes>();
  const draftKey = `post:new:${community.id}`;
  const hasDraft = () => drafts.has(draftKey);
  const [isOpen, setOpen] = useState(hasDraft);
  useDraftsRecovered(() => setOpen((isOpenNow) => isOpenNow || hasDraft()));
  const [wasOpen, setWasOpen] = useState(false);
  const isLoaded = NewPostForm.useIsLoaded();
  const create = useAction(calls.posts.create, {
    success: (post) => t(isAwaitingApproval(post.status) ? 'postCreatedPending' : 'postCreated'),
    successMs: successToastMs,
    failure: t('postCreateFailed'),
    invalidates: postLists,
  });

  function close() {
    setOpen(false);
    setWasOpen(true);
  }

  async function save(values: PostValues) {
    const { id, status } = await create.run({ body: newPost(community.id, values, clock.now()) });
    close();
    emit('posted', { communityId: community.id, postId: id, isAwaitingApproval: isAwaitingApproval(status) });
  }

  function fail() {
    setOpen(false);
    notify.failure(t('postCreateFailed'));
  }

  return (
    <>
      {!(isOpen && isLoaded) && (
        <ComposerBar
          communityName={community.name}
          hasAutoFocus={wasOpen}
          isOpening={isOpen}
          onPrepare={NewPostForm.prefetch}
          onOpen={() => setOpen(true)}
        />
      )}
      {isOpen && (
        <NewPostForm community={community} draftKey={draftKey} onSave={save} onCancel={close} onError={fail} />
      )}
    </>
  );
}

function isAwaitingApproval(status: Post['status']): boolean {
  return status === postStatuses.waitForApproval;
}
