import { calls, useAction } from '@portal/api';
import { ProblemError, useMessages, usePortal } from '@portal/kit';
import { onboardingMessages } from '../../messages.ts';
import { rememberFirstTimeCode } from '../../model/first-time-code.ts';
import { useFlowStore } from '../../model/flow-store.ts';
import { resendTime } from '../../model/pending-code.ts';

export interface FirstTimeEmail {
  isPending: boolean;
  onSubmit(email: string): Promise<void>;
}

/** Asks for a code; whoever gets none stays, and is told why. */
export function useFirstTimeEmail({ onSent }: { onSent(): void }): FirstTimeEmail {
  const { clock, notify } = usePortal();
  const t = useMessages(onboardingMessages);
  const flow = useFlowStore();
  const { run, isPending } = useAction(calls.auth.generateOneTimeLoginCode, {
    failure: (problem) => ({ text: problem.message || t('codeNotSent') }),
  });
  return {
    isPending,
    async onSubmit(email) {
      try {
        const { tokenSent, requestId, resendAfterSeconds } = await run({ body: { email } });
        if (!tokenSent) return notify.failure(t('codeNotSent'));
        rememberFirstTimeCode(flow, { requestId, email, resendAt: resendTime(clock.now(), resendAfterSeconds) });
        onSent();
      } catch (error) {
        // Its toast has told it.
        if (!(error instanceof ProblemError)) throw error;
      }
    },
  };
}
