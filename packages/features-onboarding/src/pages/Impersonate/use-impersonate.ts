import { calls, toLogin, useAction, useUserSearch, type UserSearchResult } from '@portal/api';
import { ProblemError, usePortal } from '@portal/kit';

export interface Impersonation {
  userId: string;
  reason: string;
}

export interface Impersonate {
  search: UserSearchResult;
  /** Whom the address names; null: nobody yet. */
  personId: string | null;
  isPending: boolean;
  /** Why the last try was refused. */
  refusal: string | null;
  onSubmit(who: Impersonation): Promise<void>;
}

export function useImpersonate(personId: string | null): Impersonate {
  const { session, navigation } = usePortal();
  const impersonate = useAction(calls.auth.impersonate, {
    failure: (problem) => (problem.status === 403 || problem.status === 404 ? null : { text: problem.message }),
  });
  const { problem } = impersonate;
  // Administrators cannot be acted for.
  const search = useUserSearch({ chosen: personId === null ? [] : [personId], includeAdminUsers: false });
  return {
    search,
    personId,
    isPending: impersonate.isPending,
    refusal: problem !== null && (problem.status === 403 || problem.status === 404) ? problem.message : null,
    async onSubmit(who) {
      try {
        const acting = toLogin(await impersonate.run({ body: who }));
        const own = session.get();
        // Signed out meanwhile, elsewhere: then acting for somebody is over too.
        if (own === null) return;
        session.set({ ...acting, own });
        navigation.navigate('/', { replace: true });
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
      }
    },
  };
}
