import { calls, useClient } from '@portal/api';
import type { IdentityProblem } from '@portal/rules';
import { ownPath, ProblemError, useDestinations, usePortal } from '@portal/kit';
import { destinations } from '../../destinations.ts';
import { rememberSentCode } from '../../model/remember-sent-code.ts';
import { useStoreLogin } from '../../model/use-store-login.ts';

/** Signs in whom the provider has named and goes on, to the code page where one is asked for; answers why it could not. */
export function useFinishArrival(): () => Promise<IdentityProblem | null> {
  const portal = usePortal();
  const client = useClient();
  const keep = useStoreLogin();
  const to = useDestinations(destinations);
  const goOn = (href: string | null | undefined) => portal.navigation.navigate(href ?? '/', { replace: true });

  return async () => {
    try {
      const { login, challenge, redirectTo } = await client.call(calls.identityProvider.finish, {});
      if (challenge !== null) {
        rememberSentCode(portal, challenge);
        goOn(to.passwordEntry({}, { redirectTo: redirectTo ?? undefined }));
      } else if (login !== null) {
        keep(login);
        goOn(ownPath(redirectTo));
      }
      return null;
    } catch (error) {
      return problemOf(error);
    }
  };
}

function problemOf(error: unknown): IdentityProblem {
  if (!(error instanceof ProblemError)) return 'away';
  if (error.problem.code === 'link_expired') return 'over';
  return error.problem.code === 'rate_limited' ? 'tooOften' : 'away';
}
