import { useMessages } from '@portal/kit';
import { ErrorBoundary } from '@portal/ui';
import type { ReactNode } from 'react';
import { onboardingMessages } from '../../messages.ts';

/** Says that the session is over also where the form for signing in again cannot be loaded. */
export function SignInAgainBoundary(props: { children: ReactNode }) {
  const t = useMessages(onboardingMessages);
  return (
    <ErrorBoundary title={t('sessionOverTitle')} text={t('sessionOverFailed')}>
      {props.children}
    </ErrorBoundary>
  );
}
