import { calls, type DecisionWords, useAction, useEndpointCache, type Post, postStatuses } from '@portal/api';
import { successToastMs, useMessages } from '@portal/kit';
import { communitiesMessages } from '../../messages.ts';
import { postLists, usePostChange, usePostRemoval } from '../LivePost/use-post-change.ts';

const lists = { invalidates: postLists, successMs: successToastMs };

/** Decides about a post that waits, or about changes to one; or takes one's own changes back. */
export function useApproval(post: Post) {
  const t = useMessages(communitiesMessages);
  const cache = useEndpointCache();
  const change = usePostChange(post.id);
  const takeOut = usePostRemoval(post.id);
  const place = { communityId: post.communityId, postId: post.id };
  const { archived, published, waitForApproval } = postStatuses;
  const isPost = post.status === waitForApproval;

  const approvePost = useAction(calls.posts.setStatus, {
    ...lists,
    success: t('postApproved'),
    failure: t('postApproveFailed'),
  });
  const declinePost = useAction(calls.posts.setStatus, {
    ...lists,
    success: t('postDeclined'),
    failure: t('postDeclineFailed'),
  });
  const approveEdit = useAction(calls.posts.approveEdit, {
    ...lists,
    success: t('editApproved'),
    failure: t('editApproveFailed'),
  });
  const declineEdit = useAction(calls.posts.declineEdit, {
    ...lists,
    success: t('editDeclined'),
    failure: t('editDeclineFailed'),
  });
  const withdrawEdit = useAction(calls.posts.withdrawEdit, {
    ...lists,
    success: t('editWithdrawn'),
    failure: t('editWithdrawFailed'),
  });

  /** What was refused may have been decided about, or changed, meanwhile: the post is read again. */
  async function orReadAgain<Reply>(answer: Promise<Reply>): Promise<Reply> {
    try {
      return await answer;
    } catch (error) {
      for (const call of [calls.posts.byId, ...postLists]) cache.invalidate(call);
      throw error;
    }
  }

  async function setStatus(status: typeof published | typeof archived, because?: DecisionWords) {
    const { run } = status === published ? approvePost : declinePost;
    const body = { status, version: post.version, ...(because && { because }) };
    await orReadAgain(run({ params: place, body }));
    if (status === archived) takeOut();
    change(({ version }) => ({ status, version: version + 1 }));
  }

  async function show(answer: Promise<Post>) {
    change(await orReadAgain(answer));
  }

  // The toast has said what went wrong.
  const quietly = (answer: Promise<void>) => answer.catch(() => undefined);

  const version = post.pendingEdit?.version ?? 0;
  return {
    approve: () =>
      quietly(
        isPost
          ? setStatus(published)
          : show(approveEdit.run({ params: place, body: { version, postVersion: post.version } })),
      ),
    /** Rejects where it could not be done, and then what was written stays. */
    decline: (because: DecisionWords) =>
      isPost ? setStatus(archived, because) : show(declineEdit.run({ params: place, body: { version, because } })),
    withdraw: () => quietly(show(withdrawEdit.run({ params: { id: post.id } }))),
    isPending: [approvePost, declinePost, approveEdit, declineEdit, withdrawEdit].some(({ isPending }) => isPending),
  };
}
