import { calls, type LoginReply, useClient } from '@portal/api';
import { errorText, ProblemError, useMessages, usePortal } from '@portal/kit';
import { onboardingMessages } from '../../messages.ts';
import { useFinishSignIn } from '../../model/use-finish-sign-in.ts';
import type { AutoCredentials } from './credentials-in.ts';

const refusals = new Set(['invalid_credential', 'second_factor_required']);

/** Signs in and goes home; on failure to the sign-in page, with the usual words. */
export function useAutoLogin(signInHref: string): (credentials: AutoCredentials) => Promise<void> {
  const { navigation, notify } = usePortal();
  const client = useClient();
  const t = useMessages(onboardingMessages);
  const finish = useFinishSignIn(undefined);

  function askFor(credentials: AutoCredentials): Promise<LoginReply> {
    return 'ticket' in credentials
      ? client.call(calls.auth.autoLogin, { body: credentials })
      : client.call(calls.auth.signIn, { body: credentials });
  }

  return async (credentials) => {
    try {
      finish(await askFor(credentials));
    } catch (error) {
      const isRefused = error instanceof ProblemError && refusals.has(error.problem.code);
      const isReported = error instanceof ProblemError && error.problem.status === 500;
      if (!isReported) notify.failure(isRefused ? t('wrongCredentials') : errorText(error));
      navigation.navigate(signInHref, { replace: true });
    }
  };
}
