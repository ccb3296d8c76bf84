import { useMessages } from '../messages/use-messages.ts';
import { usePortal } from '../provider/portal-context.ts';
import { successToastMs } from '../toasts/toast-queue.ts';
import { type CopyOutcome, copyText } from './copy-text.ts';
import { commonMessages } from '../messages/common-messages.ts';

export interface CopyLinkOptions {
  /** Shows a failure as well; else it is logged alone. */
  notifiesFailure?: boolean;
}

/** Copies the absolute address of a page of the portal. A success is shown, a failure logged. */
export function useCopyLink({ notifiesFailure = false }: CopyLinkOptions = {}): (href: string) => Promise<CopyOutcome> {
  const t = useMessages(commonMessages);
  const { notify } = usePortal();
  return async (href) => {
    const outcome = await copyText(new URL(href, document.baseURI).href, navigator.clipboard);
    if (outcome === 'linkCopied') {
      notify.success(t(outcome), { durationMs: successToastMs });
      return outcome;
    }
    // oxlint-disable-next-line no-console -- For whoever looks for the reason.
    console.error(t(outcome));
    if (notifiesFailure) notify.failure(t(outcome));
    return outcome;
  };
}
