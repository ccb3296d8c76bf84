import { calls, type LoginReply, useAction } from '@portal/api';
import type { LoginFactor } from '@portal/rules';
import { useMessages, usePortal } from '@portal/kit';
import { useMemo, useState } from 'react';
import { onboardingMessages } from '../../messages.ts';
import { type CodeOutcome, isAboutCode, outcomeOf, secondsUntil } from '../../model/code-outcome.ts';
import { useFlowStore } from '../../model/flow-store.ts';
import {
  initialFactor,
  clearCode,
  type PendingCode,
  recallCode,
  rememberCode,
  resendTime,
} from '../../model/pending-code.ts';
import { useCountdown } from '../../model/use-countdown.ts';

export interface PasswordEntry {
  /** Null: this tab has asked for no code. */
  pending: PendingCode | null;
  /** Which code is entered. */
  factor: LoginFactor;
  outcome: CodeOutcome;
  isPending: boolean;
  isResending: boolean;
  /** Seconds until another code may be asked for. */
  resendIn: number;
  login(code: string): Promise<void>;
  resend(): Promise<void>;
  /** Enters another code than the one that was asked for; one that is sent is sent with this. */
  choose(factor: LoginFactor): Promise<void>;
}

/** Enters a code for a sign-in, asks for another that is sent, or chooses another kind of code. */
export function usePasswordEntry(finish: (reply: LoginReply) => void): PasswordEntry {
  const { clock } = usePortal();
  const t = useMessages(onboardingMessages);
  const flow = useFlowStore();
  const [pending, setPending] = useState(() => recallCode(flow));
  const [factor, setFactor] = useState<LoginFactor>(() => (pending === null ? 'mail' : initialFactor(pending)));
  const [outcome, setOutcome] = useState<CodeOutcome>('none');
  const login = useAction(calls.auth.login, {
    failure: (problem) => (isAboutCode(problem.code) ? null : { text: problem.message }),
  });
  const resend = useAction(calls.auth.resendOneTimeCode, { success: t('codeResent') });
  const wait = useMemo(() => ({ seconds: secondsUntil(pending?.resendAt, clock.now()) }), [pending, clock]);

  /** Whether another code is on its way. */
  async function send(): Promise<boolean> {
    if (pending === null) return false;
    try {
      const { resendAfterSeconds, ...sent } = await resend.run({ body: { requestId: pending.requestId } });
      const next = { ...pending, ...sent, resendAt: resendTime(clock.now(), resendAfterSeconds) };
      rememberCode(flow, next);
      setPending(next);
      setOutcome('none');
      return true;
    } catch (error) {
      setOutcome(outcomeOf(error));
      return false;
    }
  }

  return {
    pending,
    factor,
    outcome,
    isPending: login.isPending,
    isResending: resend.isPending,
    resendIn: useCountdown(wait),
    async login(code) {
      if (pending === null) return;
      setOutcome('none');
      const isDefaultFactor = factor === pending.factors[0];
      try {
        const reply = await login.run({
          body: { requestId: pending.requestId, code, ...(!isDefaultFactor && { factor }) },
        });
        setOutcome('accepted');
        clearCode(flow);
        finish(reply);
      } catch (error) {
        setOutcome(outcomeOf(error));
      }
    },
    async resend() {
      await send();
    },
    async choose(next) {
      const needsCode = next === 'mail' && pending?.sentBy === 'app';
      if (needsCode && !(await send())) return;
      setOutcome('none');
      setFactor(next);
    },
  };
}
