import { calls, type DecisionWords, firstLimits, useAction, useToggle, type Post } from '@portal/api';
import { successToastMs, useMessages, useOutcome } from '@portal/kit';
import type { CommunitiesOutcomes } from '../../manifest.ts';
import { communitiesMessages } from '../../messages.ts';
import { postLists, usePostChange, usePostRemoval } from './use-post-change.ts';

interface PostActionsOptions {
  onDeleted?: (() => void) | undefined;
  /** How long after the last press a like is sent. */
  likeMs?: number | undefined;
}

/** What can be done to a post without a form: like, save, close, open, delete. */
export function usePostActions(post: Post, { onDeleted, likeMs }: PostActionsOptions = {}) {
  const t = useMessages(communitiesMessages);
  const emit = useOutcome<CommunitiesOutcomes>();
  const change = usePostChange(post.id);
  const takeOut = usePostRemoval(post.id);
  const input = { params: { id: post.id } };

  const like = useToggle({
    isOn: post.isLiked,
    count: post.likesCount,
    turnOn: calls.posts.like,
    turnOff: calls.posts.dislike,
    input,
    ...(likeMs !== undefined && { debounceMs: likeMs }),
    failure: t('likeFailed'),
    onDone: (isLiked) => emit('liked', { postId: post.id, isLiked }),
    apply: (_cache, { isOn, count }) => change({ isLiked: isOn, likesCount: count }),
  });
  const save = useToggle({
    isOn: post.isSaved,
    turnOn: calls.posts.save,
    turnOff: calls.posts.unsave,
    input,
    debounceMs: firstLimits.debounce.save,
    success: (isSaved) => t(isSaved ? 'postSaved' : 'postUnsaved'),
    successMs: successToastMs,
    failure: (problem, isSaved) => ({ text: t(isSaved ? 'saveFailed' : 'unsaveFailed'), description: problem.message }),
    onDone: (isSaved) => emit('saved', { postId: post.id, isSaved }),
    apply: (_cache, { isOn }) => change({ isSaved: isOn }),
  });

  const close = useAction(calls.posts.edit, {
    success: t('postClosed'),
    successMs: successToastMs,
    failure: t('postCloseFailed'),
  });
  const open = useAction(calls.posts.edit, {
    success: t('postOpened'),
    successMs: successToastMs,
    failure: t('postOpenFailed'),
  });
  const remove = useAction(calls.posts.delete, {
    success: t('postDeleted'),
    successMs: successToastMs,
    failure: t('postDeleteFailed'),
    invalidates: postLists,
  });

  async function setFrozen(isFrozen: boolean) {
    const { run } = isFrozen ? close : open;
    const changed = await run({ params: { postId: post.id }, body: { isFrozen, version: post.version } }).catch(shown);
    if (changed) change({ isFrozen: changed.isFrozen, version: changed.version });
  }

  /** Rejects after the toast that says why it could not be deleted. */
  async function removePost(because?: DecisionWords) {
    await remove.run({ ...input, ...(because && { body: { because } }) });
    takeOut();
    onDeleted?.();
  }

  return { like, save, setFrozen, remove: removePost, isRemoving: remove.isPending };
}

/** The action has told what went wrong. */
function shown() {
  return null;
}
