import { useDraftsRecovered, usePortal } from '@portal/kit';
import { useReducer } from 'react';

/** Where an unsent comment on a post is kept; with a parent, a reply. */
export function commentDraftKey(postId: string, parentId?: string): string {
  return `comment:${postId}:${parentId ?? ''}`;
}

/** Whether an unsent comment waits on this device, as after a session that ended or a browser that was killed. */
export function useHasCommentDraft(postId: string): (parentId?: string) => boolean {
  const { drafts } = usePortal();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useDraftsRecovered(redraw);
  return (parentId) => drafts.has(commentDraftKey(postId, parentId));
}
