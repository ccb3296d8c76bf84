import { calls, type LoginReply, useAction } from '@portal/api';
import { ProblemError, useMessages, usePortal } from '@portal/kit';
import { useMemo, useState } from 'react';
import {
  type FirstTimeCode,
  clearFirstTimeCode,
  recallFirstTimeCode,
  rememberFirstTimeCode,
} from '../../model/first-time-code.ts';
import { type CodeOutcome, isAboutCode, outcomeOf, secondsUntil } from '../../model/code-outcome.ts';
import { useFlowStore } from '../../model/flow-store.ts';
import { resendTime } from '../../model/pending-code.ts';
import { useCountdown } from '../../model/use-countdown.ts';
import { onboardingMessages } from '../../messages.ts';

export interface FirstTimeCodeEntry {
  /** Null: this tab has asked for none. */
  pending: FirstTimeCode | null;
  outcome: CodeOutcome;
  isPending: boolean;
  isResending: boolean;
  /** Seconds until another code may be asked for. */
  resendIn: number;
  login(code: string): Promise<void>;
  resend(): Promise<void>;
}

/** Comes in by a code that was mailed, or asks for another one. */
export function useFirstTimeCode(onAccepted: (reply: LoginReply) => void): FirstTimeCodeEntry {
  const { clock } = usePortal();
  const t = useMessages(onboardingMessages);
  const flow = useFlowStore();
  const [pending, setPending] = useState(() => recallFirstTimeCode(flow));
  const [outcome, setOutcome] = useState<CodeOutcome>('none');
  const login = useAction(calls.auth.login, {
    failure: (problem) => (isAboutCode(problem.code) ? null : { text: problem.message }),
  });
  const resend = useAction(calls.auth.resendOneTimeCode, { success: t('codeResent') });
  const wait = useMemo(() => ({ seconds: secondsUntil(pending?.resendAt, clock.now()) }), [pending, clock]);
  return {
    pending,
    outcome,
    isPending: login.isPending,
    isResending: resend.isPending,
    resendIn: useCountdown(wait),
    async login(code) {
      if (pending === null) return;
      setOutcome('none');
      try {
        const reply = await login.run({ body: { requestId: pending.requestId, email: pending.email, code } });
        setOutcome('accepted');
        clearFirstTimeCode(flow);
        onAccepted(reply);
      } catch (error) {
        setOutcome(outcomeOf(error));
      }
    },
    async resend() {
      if (pending === null) return;
      try {
        const { requestId, email } = pending;
        const { resendAfterSeconds } = await resend.run({ body: { requestId, userName: email } });
        const next = { requestId, email, resendAt: resendTime(clock.now(), resendAfterSeconds) };
        rememberFirstTimeCode(flow, next);
        setPending(next);
        setOutcome('none');
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
        setOutcome(outcomeOf(error));
      }
    },
  };
}
