import { isUnanswered, type Problem, usePortal, useStoredDraft } from '@portal/kit';
import { useEffect, useState } from 'react';
import { AccountFailed } from '../host-pages/AccountFailed.tsx';
import { accountKey, storedAccount, takeUpAccount } from './stored-account.ts';

export interface AccountUnknownProps {
  problem: Problem;
  onRetry(): void;
}

/** Goes on with the account that this device has kept where nobody could be asked for it, and says so where there is none. */
export function AccountUnknown(props: AccountUnknownProps) {
  const { queryClient } = usePortal();
  // oxlint-disable-next-line portal/draft-entry -- A copy of the account, for a start without a network.
  const { restored } = useStoredDraft(accountKey);
  const [stored] = useState(() => storedAccount(restored));
  const canGoOn = stored !== null && isUnanswered(props.problem);
  useEffect(() => {
    if (canGoOn) void takeUpAccount(stored, queryClient);
  }, [canGoOn, stored, queryClient]);
  return canGoOn ? null : <AccountFailed {...props} />;
}
