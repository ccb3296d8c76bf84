import { calls, useAction, useEndpointCache, type Post } from '@portal/api';
import { ProblemError, successToastMs, useMessages } from '@portal/kit';
import { Banner, Button, Card, Text } from '@portal/ui';
import { useState } from 'react';
import { messages } from '../../messages.ts';
import { asProposed } from '../../model/post-changes.ts';
import { postLists, usePostChange } from '../LivePost/use-post-change.ts';
import { PostForm } from '../PostForm/PostForm.tsx';
import { editedPost, valuesOf, type PostValues } from '../PostForm/post-values.ts';

export interface EditPostProps {
  post: Post;
  /** Saved or given up. */
  onDone: () => void;
}

/** A post being edited where it stands: as it is, or with the changes to it that wait for approval. */
export function EditPost({ post, onDone }: EditPostProps) {
  const t = useMessages(messages);
  const cache = useEndpointCache();
  const change = usePostChange(post.id);
  // What was opened is what is edited, whatever a refetch brings meanwhile.
  const [opened] = useState(() => asProposed(post));
  const [isStale, setIsStale] = useState(false);
  const edit = useAction(calls.posts.edit, {
    success: (saved) => t(saved.pendingEdit === null ? 'postEdited' : 'editWaits'),
    successMs: successToastMs,
    failure: t('postEditFailed'),
    touches: post.isEditApprovalNeeded ? postLists : [],
  });

  async function save(values: PostValues) {
    try {
      const saved = await edit.run({ params: { postId: post.id }, body: editedPost(opened, values) });
      change(saved);
      onDone();
    } catch (error) {
      setIsStale(error instanceof ProblemError && error.problem.code === 'stale');
      throw error;
    }
  }

  function reload() {
    for (const call of [calls.posts.byId, ...postLists]) cache.invalidate(call);
    onDone();
  }

  return (
    <Card as="article">
      <PostForm
        initial={valuesOf(opened)}
        draftKey={`post:edit:${post.id}:${opened.version}:${opened.pendingEdit?.version ?? 0}`}
        label={t('editPost')}
        submitLabel={t('savePostEdit')}
        tags={opened.tags}
        notice={
          isStale ? (
            <Banner
              tone="caution"
              action={
                <Button size="sm" onPress={reload}>
                  {t('postReload')}
                </Button>
              }
            >
              {t('postStale')}
            </Banner>
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
