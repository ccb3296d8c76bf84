import { calls, useAction } from '@portal/api';
import { ProblemError } from '@portal/kit';
import { useState } from 'react';

export interface ForgotPassword {
  /** The address that the mail went to; null while it has not been asked for. */
  sentTo: string | null;
  /** Said only where the organisation chose to. */
  isUnknown: boolean;
  isPending: boolean;
  onSubmit(email: string): Promise<void>;
}

/** Whatever the e-mail, a success looks the same. */
export function useForgotPassword(): ForgotPassword {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [isUnknown, setUnknown] = useState(false);
  const forgot = useAction(calls.auth.forgotPassword, {
    failure: (problem) => (problem.status === 404 || problem.status === 500 ? null : { text: problem.message }),
  });
  return {
    sentTo,
    isUnknown,
    isPending: forgot.isPending,
    async onSubmit(email) {
      setUnknown(false);
      try {
        await forgot.run({ body: { email } });
        setSentTo(email);
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
        setUnknown(error.problem.status === 404);
      }
    },
  };
}
