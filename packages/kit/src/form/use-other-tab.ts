import { useEffect, useMemo, useRef } from 'react';
import { commonMessages } from '../messages/common-messages.ts';
import { watchDraft } from '../drafts/open-draft.ts';
import { useMessages } from '../messages/use-messages.ts';
import { usePortal } from '../provider/portal-context.ts';

interface OtherTab {
  /** What is written from now on is newer than what the other tab has. */
  wroteHere(): void;
}

/** Follows what another tab makes of a draft that is open here as well: the newest stands in both, and the person is told. */
export function useOtherTab(key: string | undefined, take: (stored: unknown) => void): OtherTab {
  const { drafts, notify } = usePortal();
  const t = useMessages(commonMessages);
  const hasNotified = useRef(false);
  const latest = useRef({ notify, t, take });
  useEffect(() => {
    latest.current = { notify, t, take };
  });
  useEffect(() => {
    if (key === undefined) return undefined;
    return watchDraft(drafts, key, (stored) => {
      if (stored !== undefined) latest.current.take(stored);
      else hasNotified.current = false;
      if (hasNotified.current) return;
      hasNotified.current = true;
      const word = stored === undefined ? 'draftGoneElsewhere' : 'draftFromOtherTab';
      latest.current.notify.info(latest.current.t(word), { key: 'draft-elsewhere' });
    });
  }, [drafts, key]);
  return useMemo(() => ({ wroteHere: () => (hasNotified.current = false) }), []);
}
