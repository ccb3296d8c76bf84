import { calls, useEndpoint } from '@portal/api';
import { usePortal } from '@portal/kit';
import { useEffect } from 'react';
import { signInPath } from '../navigation/sign-in-href.ts';
import { PageFallback } from '../shell/PrerenderedPage.tsx';

interface AccessCheckProps {
  /** Stays the same. */
  onAllowed(): void;
}

/** Asks the server whether somebody may come in. Who may not is signed out first: who is signed in would be sent home from sign-in, and asked again there. */
export function AccessCheck({ onAllowed }: AccessCheckProps) {
  const { session, navigation } = usePortal();
  const { data, view } = useEndpoint(calls.me.loginAccess);
  const isAllowed = data?.allowAccess === true;
  const isRefused = data?.allowAccess === false || view.state === 'failed' || view.state === 'forbidden';

  useEffect(() => {
    if (isAllowed) return onAllowed();
    if (!isRefused) return;
    session.set(null);
    navigation.navigate(signInPath);
  }, [isAllowed, isRefused, onAllowed, session, navigation]);

  return <PageFallback />;
}
