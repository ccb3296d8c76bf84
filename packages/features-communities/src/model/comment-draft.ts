import { usePortal } from '@portal/kit';

/** Where an unsent comment on a post is kept; with a parent, a reply. */
export function commentDraftKey(postId: string, parentId?: string): string {
  return `comment:${postId}:${parentId ?? ''}`;
}

/** Whether an unsent comment waits on this device, as after a session that ended. */
export function useHasCommentDraft(postId: string): (parentId?: string) => boolean {
  const { drafts } = usePortal();
  return (parentId) => drafts.read(commentDraftKey(postId, parentId)) !== undefined;
}
