import { commonMessages } from '../messages/common-messages.ts';
import { useMessages } from '../messages/use-messages.ts';
import { usePortal } from '../provider/portal-context.ts';
import { successToastMs } from '../toasts/toast-queue.ts';
import { copyText } from './copy-text.ts';

/** Copies a text, and tells it by the words that are given, or that it failed. */
export function useCopyText(): (text: string, copied: string) => Promise<void> {
  const t = useMessages(commonMessages);
  const { notify } = usePortal();
  return async (text, copied) => {
    const outcome = await copyText(text, navigator.clipboard);
    if (outcome === 'linkCopied') notify.success(copied, { durationMs: successToastMs });
    else notify.failure(t(outcome));
  };
}
