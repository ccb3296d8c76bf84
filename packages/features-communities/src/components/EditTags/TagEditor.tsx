import { calls, limits, useAction, type Post } from '@portal/api';
import { successToastMs, useMessages } from '@portal/kit';
import { Button, Inline, Stack } from '@portal/ui';
import { useState } from 'react';
import { communitiesMessages } from '../../messages.ts';
import { postLists, usePostChange } from '../LivePost/use-post-change.ts';
import { PostTagField } from '../PostForm/PostTagField.tsx';
import { usePostTags } from '../PostForm/use-post-tags.ts';
import { useDebouncedCallback } from './use-debounced-callback.ts';

/** The field in which tags are chosen, until it is left. */
export function TagEditor({ post, onDone }: { post: Post; onDone: () => void }) {
  const t = useMessages(communitiesMessages);
  const waiting = post.pendingEdit?.tags;
  const present = post.isEditApprovalNeeded && waiting ? waiting : post.tags;
  const choice = usePostTags(present);
  const change = usePostChange(post.id);
  const [chosen, setChosen] = useState(() => present.map((tag) => tag.id));
  const setTags = useAction(calls.posts.setTags, {
    success: () => (post.isEditApprovalNeeded ? t('editWaits') : null),
    successMs: successToastMs,
    failure: t('tagsFailed'),
    invalidates: post.isEditApprovalNeeded ? [calls.posts.byId, ...postLists] : [],
  });
  const settled = useDebouncedCallback(limits.debounce.tags, async (tagIds: string[]) => {
    try {
      await setTags.run({ params: { id: post.id }, body: { tagIds } });
      if (!post.isEditApprovalNeeded) change({ tags: choice.tags.filter((tag) => tagIds.includes(tag.id)) });
    } catch {
      // The action has told what went wrong; the tags go back to what the server has.
      setChosen(present.map((tag) => tag.id));
    }
  });

  function choose(tagIds: string[]) {
    setChosen(tagIds);
    settled.later(tagIds);
  }

  function finish() {
    settled.now();
    onDone();
  }

  return (
    <Stack gap={3}>
      <PostTagField tags={choice} value={chosen} onChange={choose} />
      <Inline>
        <Button size="sm" isPending={setTags.isPending} onPress={finish}>
          {t('done')}
        </Button>
      </Inline>
    </Stack>
  );
}
