import { type PageProps, useDestinations, usePortal } from '@portal/kit';
import { useEffect } from 'react';
import { firstTimeDestinations, welcomePaths, welcomeDestinations } from '../../destinations.ts';
import { welcomeManifest } from '../../manifest.ts';
import { useStoreLogin } from '../../model/use-store-login.ts';
import { FirstTimeCodeScreen } from './FirstTimeCodeScreen.tsx';
import { useFirstTimeCode } from './use-first-time-code.ts';

/** How long the green tick stands before the way on is taken. */
const redirectMs = 2000;

/** Where somebody enters the code that was mailed for their first login; without one that was asked for it leads back. */
export function FirstTimeCodePage(_: PageProps) {
  const { navigation } = usePortal();
  const keep = useStoreLogin();
  const { pending, outcome, login, resend, ...state } = useFirstTimeCode(keep);
  const emailHref = useDestinations(firstTimeDestinations).email();
  // The pages behind sign-in may still be on their way: where they are is known.
  const welcomeHref =
    useDestinations(welcomeDestinations).userDetails() ?? welcomeManifest.mount() + welcomePaths.userDetails;

  useEffect(() => {
    if (pending === null) navigation.navigate(emailHref ?? '/', { replace: true });
  }, [pending, navigation, emailHref]);
  useEffect(() => {
    if (outcome !== 'accepted') return undefined;
    const timer = setTimeout(() => navigation.navigate(welcomeHref, { replace: true }), redirectMs);
    return () => clearTimeout(timer);
  }, [outcome, navigation, welcomeHref]);

  if (pending === null) return null;
  return (
    <FirstTimeCodeScreen
      {...state}
      email={pending.email}
      outcome={outcome}
      backHref={emailHref}
      onSubmit={login}
      onResend={() => void resend()}
    />
  );
}
