import { calls, type LoginReply, useAction } from '@portal/api';
import { ProblemError, useMessages, usePortal } from '@portal/kit';
import { useMemo, useState } from 'react';
import { onboardingMessages } from '../../messages.ts';
import { useFlowStore } from '../../model/flow-store.ts';
import { forgetCode, type PendingCode, recallCode, rememberCode, resendTime } from '../../model/pending-code.ts';
import { useCountdown } from '../../model/use-countdown.ts';

/** How the last code was taken. */
export type CodeOutcome = 'none' | 'wrong' | 'over' | 'accepted';

export interface PasswordEntry {
  /** Null: this tab has asked for no code. */
  pending: PendingCode | null;
  outcome: CodeOutcome;
  isPending: boolean;
  isResending: boolean;
  /** Seconds until another code may be asked for. */
  resendIn: number;
  login(code: string): Promise<void>;
  resend(): Promise<void>;
}

/** Enters the code that was sent for a sign-in, or asks for another. */
export function usePasswordEntry(finish: (reply: LoginReply) => void): PasswordEntry {
  const { clock } = usePortal();
  const t = useMessages(onboardingMessages);
  const flow = useFlowStore();
  const [pending, setPending] = useState(() => recallCode(flow));
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
        const reply = await login.run({ body: { requestId: pending.requestId, code } });
        setOutcome('accepted');
        forgetCode(flow);
        finish(reply);
      } catch (error) {
        setOutcome(outcomeOf(error));
      }
    },
    async resend() {
      if (pending === null) return;
      try {
        const { resendAfterSeconds } = await resend.run({ body: { requestId: pending.requestId } });
        const next = { ...pending, resendAt: resendTime(clock.now(), resendAfterSeconds) };
        rememberCode(flow, next);
        setPending(next);
        setOutcome('none');
      } catch (error) {
        setOutcome(outcomeOf(error));
      }
    },
  };
}

function isAboutCode(code: string): boolean {
  return code === 'wrong_code' || code === 'code_expired';
}

/** What is not about the code has been told by a toast. */
function outcomeOf(error: unknown): CodeOutcome {
  if (!(error instanceof ProblemError)) throw error;
  if (error.problem.code === 'wrong_code') return 'wrong';
  return error.problem.code === 'code_expired' ? 'over' : 'none';
}

function secondsUntil(iso: string | undefined, now: Date): number {
  return iso === undefined ? 0 : Math.max(0, Math.ceil((Date.parse(iso) - now.getTime()) / 1000));
}
