import { lazy, Suspense } from 'react';
import { SignInAgainBoundary } from './SignInAgainBoundary.tsx';

const SignInAgainPanel = lazy(() =>
  import('./SignInAgainPanel.tsx').then((module) => ({ default: module.SignInAgainPanel })),
);

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
