import { calls, type LoginReply, useAction } from '@portal/api';
import { errorText, type Problem, ProblemError, usePortal } from '@portal/kit';
import { useState } from 'react';

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
  const portal = usePortal();
  const { notify } = portal;
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
        const { rememberSentCode } = await import('../../model/remember-sent-code.ts');
        rememberSentCode(portal, challenge);
        onCode();
      } catch (error) {
        if (error instanceof ProblemError) refuse(error.problem);
        // The code for the second factor could not be fetched.
        else notify.failure(errorText(null));
      }
    },
  };
}

function isInvalidCredential(problem: Problem): boolean {
  return problem.code === 'invalid_credential' || problem.message.toLowerCase() === 'invalid credential';
}
