import { calls, useAction } from '@portal/api';
import { ProblemError, useDestinations, useMessages, usePortal } from '@portal/kit';
import { useState } from 'react';
import { destinations } from '../../destinations.ts';
import { onboardingMessages } from '../../messages.ts';

export interface LockAccount {
  /** The link opens nothing any more. */
  isOver: boolean;
  isPending: boolean;
  onLock(): void;
}

/** Locks the account, and goes on to where a new password is chosen. A press asks for it: programs that look through mails open links as well. */
export function useLockAccount(link: { token: string; userId: string }): LockAccount {
  const t = useMessages(onboardingMessages);
  const { session, navigation } = usePortal();
  const to = useDestinations(destinations);
  const [isOver, setOver] = useState(false);
  const { run, isPending } = useAction(calls.auth.lockAccount, {
    failure: ({ code, message }) => (code === 'link_expired' ? null : { text: t('lockFailed'), description: message }),
  });

  async function lock(): Promise<void> {
    try {
      const { token, userId } = await run({ body: link });
      // Whoever is signed in here has been signed out, too.
      session.set(null);
      navigation.navigate(to.resetPassword({}, { token, userId }) ?? '/', { replace: true });
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      setOver(error.problem.code === 'link_expired');
    }
  }

  return { isOver, isPending, onLock: () => void lock() };
}
