import { isUnanswered, type Problem, usePortal, useStoredDraft } from '@portal/kit';
import { useEffect, useState } from 'react';
import { AccountFailed } from '../host-pages/AccountFailed.tsx';
import { accountKey, keptAccount, takeUpAccount } from './kept-account.ts';

export interface AccountUnknownProps {
  problem: Problem;
  onRetry(): void;
}

/** Goes on with the account that this device has kept where nobody could be asked for it, and says so where there is none. */
export function AccountUnknown(props: AccountUnknownProps) {
  const { queryClient } = usePortal();
  // oxlint-disable-next-line portal/draft-entry -- A copy of the account, for a start without a network.
  const { restored } = useStoredDraft(accountKey);
  const [kept] = useState(() => keptAccount(restored));
  const canGoOn = kept !== null && isUnanswered(props.problem);
  useEffect(() => {
    if (canGoOn) void takeUpAccount(kept, queryClient);
  }, [canGoOn, kept, queryClient]);
  return canGoOn ? null : <AccountFailed {...props} />;
}
