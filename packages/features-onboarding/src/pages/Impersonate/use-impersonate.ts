import { calls, toLogin, useAction } from '@portal/api';
import { ProblemError, usePortal } from '@portal/kit';

export interface Impersonation {
  email: string;
  reason: string;
}

export interface Impersonate {
  isPending: boolean;
  /** Why the last try was refused. */
  refusal: string | null;
  onSubmit(who: Impersonation): Promise<void>;
}

export function useImpersonate(): Impersonate {
  const { session, navigation } = usePortal();
  const impersonate = useAction(calls.auth.impersonate, {
    failure: (problem) => (problem.status === 403 || problem.status === 404 ? null : { text: problem.message }),
  });
  const { problem } = impersonate;
  return {
    isPending: impersonate.isPending,
    refusal: problem !== null && (problem.status === 403 || problem.status === 404) ? problem.message : null,
    async onSubmit(who) {
      try {
        session.set(toLogin(await impersonate.run({ body: who })));
        navigation.navigate('/', { replace: true });
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
      }
    },
  };
}
