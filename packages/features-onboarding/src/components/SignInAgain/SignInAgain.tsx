import { useMessages } from '@portal/kit';
import { lazyComponent } from '@portal/ui';
import { onboardingMessages } from '../../messages.ts';
import { SignInAgainBoundary } from './SignInAgainBoundary.tsx';

const SignInAgainPanel = lazyComponent(() =>
  import('./SignInAgainPanel.tsx').then((module) => ({ default: module.SignInAgainPanel })),
);

/**
 * Asks a person whose session has ended to sign in again on top of what they were doing, with their second factor where
 * they have one. For the `signInAgain` of `PortalProvider`; its code is fetched when it is first needed.
 */
export function SignInAgain() {
  const t = useMessages(onboardingMessages);
  return (
    <SignInAgainBoundary>
      <SignInAgainPanel onError={{ title: t('sessionOverTitle'), text: t('sessionOverFailed') }} />
    </SignInAgainBoundary>
  );
}
