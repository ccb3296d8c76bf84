import { calls, toLogin, useAction } from '@portal/api';
import { type Problem, ProblemError, usePortal } from '@portal/kit';
import { useState } from 'react';

export interface SignIn {
  /** Signs in; true when the session is set. */
  signIn(credentials: { email: string; password: string }): Promise<boolean>;
  isPending: boolean;
  /** Neither the address nor the password is told apart. */
  isRefused: boolean;
}

/** Signs in with e-mail and password: asks first whether the account needs a code. */
export function useSignIn(words: { codeNeeded: string; failed: string }): SignIn {
  const { session, notify, analytics } = usePortal();
  const [isRefused, setRefused] = useState(false);
  const requestCode = useAction(calls.auth.requestOneTimeLoginCode, { failure: () => null });
  const signIn = useAction(calls.auth.signIn, { failure: () => null });

  function refuse(problem: Problem): false {
    if (isInvalidCredential(problem)) setRefused(true);
    else if (problem.status < 500)
      notify.failure(problem.detail ?? (problem.message === '' ? words.failed : problem.message));
    return false;
  }

  return {
    isPending: requestCode.isPending || signIn.isPending,
    isRefused,
    async signIn(credentials) {
      setRefused(false);
      try {
        const { data } = await requestCode.run({ body: credentials });
        if (!data.tfaDisabled) {
          notify.info(words.codeNeeded);
          return false;
        }
        session.set(toLogin(await signIn.run({ body: credentials })));
      } catch (error) {
        if (error instanceof ProblemError) return refuse(error.problem);
        throw error;
      }
      analytics.track('loggedIn');
      return true;
    },
  };
}

function isInvalidCredential(problem: Problem): boolean {
  return problem.code === 'invalid_credential' || problem.message.toLowerCase() === 'invalid credential';
}
