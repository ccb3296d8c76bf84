import { calls, useAction, useEndpoint, type Post } from '@portal/api';
import { successToastMs, useMessages, usePortal } from '@portal/kit';
import { Card, lazyComponent, Text } from '@portal/ui';
import { useState } from 'react';
import { communitiesMessages } from '../../messages.ts';
import { postEditKey } from '../../model/draft-keys.ts';
import { asProposed } from '../../model/post-changes.ts';
import { basisOf } from '../../model/post-basis.ts';
import { useDraftPlace } from '../../model/use-draft-place.ts';
import { postLists, usePostChange } from '../LivePost/use-post-change.ts';
import { PostForm } from '../PostForm/PostForm.tsx';
import { editedPost, valuesOf, type PostValues } from '../PostForm/post-values.ts';
import { useTheirVersion } from '../TwoVersions/use-their-version.ts';

const PostVersionsNotice = lazyComponent(() =>
  import('../TwoVersions/versions.ts').then((module) => ({ default: module.PostVersionsNotice })),
);

export interface EditPostProps {
  post: Post;
  /** Saved or given up. */
  onDone: () => void;
}

/** A post being edited where it stands: as it is, or with the changes to it that wait for approval. */
export function EditPost({ post, onDone }: EditPostProps) {
  const t = useMessages(communitiesMessages);
  const { clock } = usePortal();
  const draftPlace = useDraftPlace(post);
  const change = usePostChange(post.id);
  // What was opened is what is edited, whatever a refetch brings meanwhile.
  const [opened] = useState(() => basisOf(asProposed(post)));
  const read = useEndpoint(calls.posts.byId, { params: { id: post.id } }, { enabled: false });
  const their = useTheirVersion(read.data, read);
  const edit = useAction(calls.posts.edit, {
    success: (saved) => t(saved.pendingEdit === null ? 'postEdited' : 'editWaits'),
    successMs: successToastMs,
    // Who has to choose what is kept is asked to, not to try again.
    failure: ({ code, message }) => (code === 'stale' ? null : { text: t('postEditFailed'), description: message }),
    invalidates: post.isEditApprovalNeeded ? postLists : [],
  });

  async function save(values: PostValues) {
    try {
      const body = editedPost(values.basis ?? opened, values, clock.now());
      const saved = await edit.run({ params: { postId: post.id }, body });
      change(saved);
      onDone();
    } catch (error) {
      their.heardOf(error);
      throw error;
    }
  }

  return (
    <Card as="article">
      <PostForm
        communityId={post.communityId}
        initial={valuesOf(opened)}
        draftKey={postEditKey(post.id)}
        draftPlace={{ ...draftPlace, kind: t('draftOfPostEdit') }}
        label={t('editPost')}
        submitLabel={t('saveChanges')}
        tags={asProposed(post).tags}
        pollState={pollStateOf(asProposed(post))}
        notice={(form) =>
          their.isAhead ? (
            <PostVersionsNotice
              form={form}
              their={their}
              onTaken={(taken) => {
                form.reset();
                change(taken);
                onDone();
              }}
            />
          ) : (
            post.isEditApprovalNeeded && (
              <Text size="sm" tone="quiet">
                {t('editNeedsApproval')}
              </Text>
            )
          )
        }
        onSave={save}
        onCancel={onDone}
      />
    </Card>
  );
}

function pollStateOf({ isEditApprovalNeeded, poll }: Post): 'free' | 'locked' | 'fixed' {
  if (isEditApprovalNeeded) return 'fixed';
  return poll !== null && poll.votersCount > 0 ? 'locked' : 'free';
}
