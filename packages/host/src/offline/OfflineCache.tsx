import { useCurrentUser, usePermissions } from '@portal/api';
import { isUnanswered, type Portal, ProblemError, usePortal, useStoredDraft } from '@portal/kit';
import { useEffect } from 'react';
import { accountKey, type StoredAccount } from './stored-account.ts';
import { startWorker } from './start-worker.ts';

/** Beside a page that works offline: stores who looks on the device until they sign out, and has the service worker precache the page's code. */
export function OfflineCache(): null {
  const { data: user } = useCurrentUser();
  const { data: rights } = usePermissions();
  const { queryClient } = usePortal();
  // oxlint-disable-next-line portal/draft-entry -- A copy of the account, for a start without a network.
  const { write } = useStoredDraft(accountKey);
  useEffect(() => {
    if (user !== undefined && rights !== undefined) write({ user, rights } satisfies StoredAccount);
  }, [user, rights, write]);
  useEffect(() => startWorker(window), []);
  useEffect(() => {
    const asking = setInterval(() => askAgain(queryClient), againMs);
    return () => clearInterval(asking);
  }, [queryClient]);
  return null;
}

/** Browsers say that there is a network before it can be used, or never: what nobody answered is asked for again until somebody does. */
const againMs = 5_000;

function askAgain(queryClient: Portal['queryClient']): void {
  const isUnasked = ({ state: { error } }: { state: { error: unknown } }) =>
    error instanceof ProblemError && isUnanswered(error.problem);
  void queryClient.refetchQueries({ type: 'active', predicate: isUnasked });
}
