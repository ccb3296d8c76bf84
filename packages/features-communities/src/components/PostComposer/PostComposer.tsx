import { calls, postStatuses, useAction, type Community, type Post } from '@portal/api';
import { successToastMs, useDestinations, useDraftsRecovered, useMessages, useOutcome, usePortal } from '@portal/kit';
import { Card, latePart, Text, useLatePart } from '@portal/ui';
import { useState } from 'react';
import { places } from '../../destinations.ts';
import type { CommunitiesOutcomes } from '../../manifest.ts';
import { messages } from '../../messages.ts';
import { postLists } from '../LivePost/use-post-change.ts';
import { emptyPost, newPost, type PostValues } from '../PostForm/post-values.ts';
import { ComposerBar } from './ComposerBar.tsx';

const form = latePart(() => import('../PostForm/PostForm.tsx').then(({ PostForm }) => PostForm));

export interface PostComposerProps {
  community: Pick<Community, 'id' | 'alias' | 'name' | 'isRequirePostApproval'>;
}

/** Invites to write a post and opens in place; an unfinished one is there again after a reload. */
export function PostComposer({ community }: PostComposerProps) {
  const t = useMessages(messages);
  const { clock, drafts, notify } = usePortal();
  const to = useDestinations(places);
  const tell = useOutcome<CommunitiesOutcomes>();
  const draftKey = `post:new:${community.id}`;
  const hasDraft = () => drafts.has(draftKey);
  const [isOpen, setOpen] = useState(hasDraft);
  useDraftsRecovered(() => setOpen((isOpenNow) => isOpenNow || hasDraft()));
  const [wasOpen, setWasOpen] = useState(false);
  const PostForm = useLatePart(form, isOpen, () => {
    setOpen(false);
    notify.failure(t('postCreateFailed'));
  });
  const create = useAction(calls.posts.create, {
    success: (post) => t(isAwaitingApproval(post.status) ? 'postCreatedPending' : 'postCreated'),
    successMs: successToastMs,
    failure: t('postCreateFailed'),
    touches: postLists,
  });

  function close() {
    setOpen(false);
    setWasOpen(true);
  }

  async function save(values: PostValues) {
    const { id, status } = await create.run({ body: newPost(community.id, values, clock.now()) });
    close();
    tell('posted', { communityId: community.id, postId: id, isAwaitingApproval: isAwaitingApproval(status) });
  }

  if (PostForm === undefined) {
    return (
      <ComposerBar
        communityName={community.name}
        hasAutoFocus={wasOpen}
        isOpening={isOpen}
        onPrepare={() => void form.load().catch(() => undefined)}
        onOpen={() => setOpen(true)}
      />
    );
  }
  return (
    <Card as="section">
      <PostForm
        communityId={community.id}
        initial={emptyPost}
        draftKey={draftKey}
        draftPlace={{
          kind: t('draftOfPost'),
          place: community.name,
          href: to.communityPosts({ alias: community.alias }),
        }}
        label={t('newPostTitle')}
        submitLabel={t('publishPost')}
        tags={noTags}
        notice={() =>
          community.isRequirePostApproval && (
            <Text size="sm" tone="quiet">
              {t('postNeedsApproval')}
            </Text>
          )
        }
        onSave={save}
        onCancel={close}
      />
    </Card>
  );
}

function isAwaitingApproval(status: Post['status']): boolean {
  return status === postStatuses.waitForApproval;
}

const noTags = [] as const;
