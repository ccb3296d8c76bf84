import { calls, type LinkPreview, useAction, useEndpointCache } from '@portal/api';
import { type Problem, successToastMs, useMessages } from '@portal/kit';
import { useRef } from 'react';
import { communitiesMessages } from '../../messages.ts';
import { PreviewCard } from './PreviewCard.tsx';

export interface LivePreviewProps {
  preview: LinkPreview;
  postId: string;
  /** Of the comment that it stands under; left out under the post itself. */
  commentId?: string;
  mayRemove: boolean;
}

/** The preview of a page, which whoever may edit its text can take away. */
export function LivePreview({ preview, postId, commentId, mayRemove }: LivePreviewProps) {
  const t = useMessages(communitiesMessages);
  const cache = useEndpointCache();
  const card = useRef<HTMLDivElement>(null);
  const actionOptions = {
    success: t('previewRemoved'),
    successMs: successToastMs,
    failure: (problem: Problem) => ({ text: t('previewRemoveFailed'), description: problem.message }),
  };
  const fromPost = useAction(calls.previews.removeFromPost, actionOptions);
  const fromComment = useAction(calls.previews.removeFromComment, actionOptions);

  async function removeFromPost() {
    await fromPost.run({ params: { id: postId } });
    handFocusOn(card.current);
    cache.patch('post', postId, { preview: null });
  }

  async function removeFromComment(id: string) {
    await fromComment.run({ params: { postId, commentId: id } });
    handFocusOn(card.current);
    cache.patch('comment', id, { preview: null });
  }

  function remove() {
    const removal = commentId === undefined ? removeFromPost() : removeFromComment(commentId);
    // The action has told what went wrong.
    removal.catch(() => undefined);
  }

  return (
    <PreviewCard
      cardRef={card}
      preview={preview}
      isRemoving={fromPost.isPending || fromComment.isPending}
      onRemove={mayRemove ? remove : undefined}
    />
  );
}

/** The button that has the focus goes with the preview: the menu of its post or comment takes it, unless somebody has moved on meanwhile. */
function handFocusOn(card: HTMLElement | null): void {
  if (card?.contains(card.ownerDocument.activeElement) !== true) return;
  card.closest('article')?.querySelector<HTMLElement>('button[aria-haspopup]')?.focus();
}
