import { useMessages } from '@portal/kit';
import { type GonePartProps, lazyPart, ProblemPanel } from '@portal/ui';
import { Suspense } from 'react';
import { sessionOverMessages } from '../../messages-session-over.ts';
import { SignInAgainBoundary } from './SignInAgainBoundary.tsx';

const SignInAgainPanel = lazyPart(
  () => import('./SignInAgainPanel.tsx').then((module) => ({ default: module.SignInAgainPanel })),
  { Gone: WithoutForm },
);

function WithoutForm(gone: GonePartProps) {
  const t = useMessages(sessionOverMessages);
  return <ProblemPanel scope="panel" title={t('sessionOverTitle')} text={t('sessionOverFailed')} {...gone} />;
}

/**
 * Asks a person whose session has ended to sign in again on top of what they were doing, with their second factor where
 * they have one. For the `signInAgain` of `PortalProvider`; its code is fetched when it is first needed.
 */
export function SignInAgain() {
  return (
    <SignInAgainBoundary>
      <Suspense fallback={null}>
        <SignInAgainPanel />
      </Suspense>
    </SignInAgainBoundary>
  );
}
