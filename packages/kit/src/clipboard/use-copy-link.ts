import { useMessages } from '../messages/use-messages.ts';
import { usePortal } from '../provider/portal-context.ts';
import { type CopyOutcome, copyText } from './copy-text.ts';
import { copyMessages } from './messages.ts';

const shownMs = 3500;

/** Copies the absolute address of a page of the portal. A success is shown; a failure is logged, and what it returns lets the caller say more. */
export function useCopyLink(): (href: string) => Promise<CopyOutcome> {
  const t = useMessages(copyMessages);
  const { notify } = usePortal();
  return async (href) => {
    const outcome = await copyText(new URL(href, document.baseURI).href, navigator.clipboard);
    if (outcome === 'linkCopied') notify.success(t(outcome), { durationMs: shownMs });
    // oxlint-disable-next-line no-console -- The person can do nothing about it.
    else console.error(t(outcome));
    return outcome;
  };
}
