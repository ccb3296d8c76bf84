import { calls, useAction } from '@portal/api';
import { ProblemError, useMessages } from '@portal/kit';
import { useState } from 'react';
import { onboardingMessages } from '../../messages.ts';

export interface ConfirmEmail {
  /** What has come of the link; null: it has not been used yet. */
  outcome: 'done' | 'over' | null;
  isPending: boolean;
  onConfirm(): void;
}

/** Confirms an e-mail. A press asks for it: programs that look through mails open links as well. */
export function useConfirmEmail(link: { token: string; userId: string }): ConfirmEmail {
  const t = useMessages(onboardingMessages);
  const [outcome, setOutcome] = useState<ConfirmEmail['outcome']>(null);
  const { run, isPending } = useAction(calls.auth.confirmEmail, {
    failure: ({ code, message }) =>
      code === 'link_expired' ? null : { text: t('confirmFailed'), description: message },
    invalidates: [calls.identityProvider.own, calls.account.securityEvents],
  });

  async function confirm(): Promise<void> {
    try {
      await run({ body: link });
      setOutcome('done');
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      if (error.problem.code === 'link_expired') setOutcome('over');
    }
  }

  return { outcome, isPending, onConfirm: () => void confirm() };
}
