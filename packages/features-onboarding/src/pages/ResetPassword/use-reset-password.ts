import { calls, useAction } from '@portal/api';
import { type Problem, ProblemError } from '@portal/kit';
import { useState } from 'react';

/** What came of the last try. */
export type ResetOutcome = 'none' | 'changed' | 'refused' | 'over';

export interface NewPassword {
  password: string;
  endSessions: boolean;
}

export interface ResetPassword {
  outcome: ResetOutcome;
  isPending: boolean;
  onSubmit(next: NewPassword): Promise<void>;
}

export function useResetPassword(link: { token: string; userId: string }): ResetPassword {
  const [outcome, setOutcome] = useState<ResetOutcome>('none');
  const reset = useAction(calls.auth.resetPassword, {
    failure: (problem) => (outcomeOf(problem) === 'none' && problem.status !== 500 ? { text: problem.message } : null),
  });
  return {
    outcome,
    isPending: reset.isPending,
    async onSubmit({ password, endSessions }) {
      setOutcome('none');
      try {
        await reset.run({ body: { ...link, password, endSessions } });
        setOutcome('changed');
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
        setOutcome(outcomeOf(error.problem));
      }
    },
  };
}

/** `none` for what has nothing to do with the password or the link: a toast tells that. */
function outcomeOf({ status, code }: Problem): ResetOutcome {
  if (code === 'link_expired') return 'over';
  return status === 400 || status === 422 ? 'refused' : 'none';
}
