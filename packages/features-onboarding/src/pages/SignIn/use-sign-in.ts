import { calls, type LoginReply, useAction } from '@portal/api';
import { type Problem, ProblemError, usePortal } from '@portal/kit';
import { useState } from 'react';
import { useFlowStore } from '../../model/flow-store.ts';
import { rememberCode, resendTime } from '../../model/pending-code.ts';

export interface SignIn {
  signIn(credentials: { email: string; password: string }): Promise<void>;
  isPending: boolean;
  /** Neither the address nor the password is told apart. */
  isRefused: boolean;
}

interface SignInOptions {
  /** The member is signed in. */
  finish(reply: LoginReply): void;
  /** A code has been sent and is to be entered. */
  onCode(): void;
}

/** Signs in with e-mail and password, unless the account needs a code, which is then on its way. */
export function useSignIn({ finish, onCode }: SignInOptions): SignIn {
  const { notify, clock } = usePortal();
  const flow = useFlowStore();
  const [isRefused, setRefused] = useState(false);
  const requestCode = useAction(calls.auth.requestOneTimeLoginCode, { failure: () => null });
  const signIn = useAction(calls.auth.signIn, { failure: () => null });

  function refuse(problem: Problem): void {
    if (isInvalidCredential(problem)) setRefused(true);
    else if (problem.status < 500) notify.failure(problem.detail ?? problem.message);
  }

  return {
    isPending: requestCode.isPending || signIn.isPending,
    isRefused,
    async signIn(credentials) {
      setRefused(false);
      try {
        const { tfaDisabled, challenge } = (await requestCode.run({ body: credentials })).data;
        if (tfaDisabled || challenge === null) return finish(await signIn.run({ body: credentials }));
        const { resendAfterSeconds, ...sent } = challenge;
        rememberCode(flow, { ...sent, resendAt: resendTime(clock.now(), resendAfterSeconds) });
        onCode();
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
        refuse(error.problem);
      }
    },
  };
}

function isInvalidCredential(problem: Problem): boolean {
  return problem.code === 'invalid_credential' || problem.message.toLowerCase() === 'invalid credential';
}
