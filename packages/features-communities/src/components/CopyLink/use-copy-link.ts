import { useCopyLink as useSharedCopyLink, useMessages, usePortal } from '@portal/kit';
import { messages } from '../../messages.ts';

/** Copies the absolute address of a page of the portal and says how that went. */
export function useCopyLink(): (href: string) => Promise<void> {
  const t = useMessages(messages);
  const { notify } = usePortal();
  const copy = useSharedCopyLink();
  return async (href) => {
    const outcome = await copy(href);
    if (outcome !== 'linkCopied') notify.failure(t(outcome));
  };
}
