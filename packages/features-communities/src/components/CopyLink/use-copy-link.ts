import { useMessages, usePortal } from '@portal/kit';
import { messages } from '../../messages.ts';
import { copyText } from './copy-text.ts';

/** Copies the absolute address of a page of the portal and says how that went. */
export function useCopyLink(): (href: string) => Promise<void> {
  const t = useMessages(messages);
  const { notify } = usePortal();
  return async (href) => {
    const outcome = await copyText(new URL(href, document.baseURI).href, navigator.clipboard);
    if (outcome === 'linkCopied') notify.success(t(outcome), { durationMs: 3500 });
    else notify.failure(t(outcome));
  };
}
